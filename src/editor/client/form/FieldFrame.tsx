/** The frame of a control: label, help, example and problems. */
import type { ReactNode } from 'react';
import type { Role } from '../../../generated/schemas.ts';
import { withFieldLabels } from '../../shared/fieldLabels.ts';
import type { EditorProblem } from '../../shared/protocol.ts';
import { elementId, useForm, useProblems } from './context.ts';
import type { FieldProps } from './fieldProps.ts';
import type { TextShape } from './shape.ts';

/** The attributes that connect a control with its frame. */
export interface ControlAttributes {
  id: string;
  className: string;
  'data-pointer': string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export function useControlAttributes(field: FieldProps): ControlAttributes {
  const { pointer } = field;
  const form = useForm();
  const problems = useProblems(pointer);
  const describedBy = [
    ...(hasHelp(field) ? [elementId(form, pointer, '-help')] : []),
    ...(problems.length > 0 ? [elementId(form, pointer, '-problems')] : []),
  ].join(' ');
  return {
    id: elementId(form, pointer),
    className: 'form-control',
    'data-pointer': pointer,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(problems.some(({ severity }) => severity === 'error') && { 'aria-invalid': true as const }),
  };
}

/** The frame of a single labelled element. */
export function FieldFrame({ field, children }: { field: FieldProps; children: ReactNode }) {
  const form = useForm();
  return (
    <div className="form-field">
      <label
        className={field.isLabelHidden ? 'form-label form-heard' : 'form-label'}
        htmlFor={elementId(form, field.pointer)}
      >
        {field.label}
      </label>
      <Help field={field} />
      {children}
      <FieldProblemList pointer={field.pointer} />
    </div>
  );
}

/** The frame of several controls with a common name. */
export function FieldGroup({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { id, 'data-pointer': pointer, 'aria-describedby': described } = useControlAttributes(field);
  const name = `${id}-name`;
  return (
    // Some browsers do not support grids in a fieldset, or a button next to its legend.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      className="form-group"
      id={id}
      data-pointer={pointer}
      aria-labelledby={name}
      aria-describedby={described}
    >
      <div className={field.isLabelHidden && !field.onRemove ? 'form-heard' : 'form-group-head'}>
        <span id={name} className={field.isLabelHidden ? 'form-label form-heard' : 'form-label'}>
          {field.label}
        </span>
        <RemoveButton field={field} />
      </div>
      <Help field={field} />
      <FieldProblemList pointer={field.pointer} />
      {children}
    </div>
  );
}

export function RemoveButton({ field: { label, onRemove, pointer } }: { field: FieldProps }) {
  const { messages } = useForm();
  if (!onRemove) return null;
  return (
    <button type="button" className="form-quiet" onClick={() => onRemove(pointer)}>
      {messages.remove}
      <span className="form-heard"> {label}</span>
    </button>
  );
}

/** The help of a field, unless it only repeats the label. */
export function Help({ field }: { field: FieldProps }) {
  const form = useForm();
  const { pointer, shape } = field;
  if (!hasHelp(field)) return null;
  return (
    <p className="form-help" id={elementId(form, pointer, '-help')}>
      {!isLabelRepeated(field) && shape.help}
      {hasExample(field) && (
        <span className="form-example">
          {' '}
          {form.messages.example} <q>{shape.example}</q>
        </span>
      )}
    </p>
  );
}

/** Values of these roles are selected or taken from a file, so an example does not help. */
const SELECTED_ROLES: ReadonlySet<string> = new Set<Role>(['asked', 'requirements', 'checksum']);

const hasExample = ({ shape }: FieldProps) =>
  shape.example !== undefined && !(shape.type === 'text' && SELECTED_ROLES.has(shape.role));

const hasHelp = (field: FieldProps) =>
  !field.isLabelHidden && (hasExample(field) || (field.shape.help !== '' && !isLabelRepeated(field)));

/** Returns true if the help only repeats the label, such as "Slides" and "The slides.". */
function isLabelRepeated({ label, shape }: FieldProps): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/^(the|a|an) |[.,]/g, '');
  return plain(label) === plain(shape.help);
}

export function FieldProblemList({ pointer }: { pointer: string }) {
  const form = useForm();
  const problems = useProblems(pointer);
  if (problems.length === 0) return null;
  return (
    <ul className="form-problems" id={elementId(form, pointer, '-problems')}>
      {problems.map((problem) => (
        <li key={problem.code + problem.message} className={`form-${problem.severity}`}>
          <ProblemText problem={problem} />
        </li>
      ))}
    </ul>
  );
}

export function ProblemText({ problem: { message, hint } }: { problem: EditorProblem }) {
  return (
    <>
      {withFieldLabels(message)}
      {hint !== undefined && <span className="form-hint"> {withFieldLabels(hint)}</span>}
    </>
  );
}

export interface TextProps {
  field: FieldProps<TextShape>;
  text: string;
  onText: (text: string) => void;
  attributes: ControlAttributes;
}

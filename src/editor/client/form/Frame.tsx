/** What stands around a control: its label, what it is for, an example, and what is wrong. */
import type { ReactNode } from 'react';
import type { Role } from '../../../generated/schemas.ts';
import { withFieldLabels } from '../../shared/fieldLabels.ts';
import type { EditorProblem } from '../../shared/protocol.ts';
import { idOf, useForm, useProblems } from './context.ts';
import type { FieldProps } from './fieldProps.ts';

/** The attributes that tie a control to its frame. */
export interface ControlAttributes {
  id: string;
  className: string;
  'data-pointer': string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The attributes of the control of a field. */
export function useControl(field: FieldProps): ControlAttributes {
  const { pointer } = field;
  const form = useForm();
  const problems = useProblems(pointer);
  const described = [
    ...(hasHelp(field) ? [idOf(form, pointer, '-help')] : []),
    ...(problems.length > 0 ? [idOf(form, pointer, '-problems')] : []),
  ].join(' ');
  return {
    id: idOf(form, pointer),
    className: 'form-control',
    'data-pointer': pointer,
    ...(described && { 'aria-describedby': described }),
    ...(problems.some(({ severity }) => severity === 'error') && { 'aria-invalid': true as const }),
  };
}

/** A control with one element that a label can name. */
export function Frame({ field, children }: { field: FieldProps; children: ReactNode }) {
  const form = useForm();
  return (
    <div className="form-field">
      <label
        className={field.quiet ? 'form-label form-heard' : 'form-label'}
        htmlFor={idOf(form, field.pointer)}
      >
        {field.label}
      </label>
      <Help field={field} />
      {children}
      <ProblemsOf pointer={field.pointer} />
    </div>
  );
}

/** Controls that belong together, under one name. */
export function Group({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { id, 'data-pointer': pointer, 'aria-describedby': described } = useControl(field);
  const name = `${id}-name`;
  return (
    // A fieldset cannot be a grid everywhere, and its legend not stand beside a button.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      className="form-group"
      id={id}
      data-pointer={pointer}
      aria-labelledby={name}
      aria-describedby={described}
    >
      <div className={field.quiet && !field.onRemove ? 'form-heard' : 'form-group-head'}>
        <span id={name} className={field.quiet ? 'form-label form-heard' : 'form-label'}>
          {field.label}
        </span>
        <RemoveButton field={field} />
      </div>
      <Help field={field} />
      <ProblemsOf pointer={field.pointer} />
      {children}
    </div>
  );
}

/** Takes a field away, where that may be. */
export function RemoveButton({ field: { label, onRemove, pointer } }: { field: FieldProps }) {
  const { words } = useForm();
  if (!onRemove) return null;
  return (
    <button type="button" className="form-quiet" onClick={() => onRemove(pointer)}>
      {words.remove}
      <span className="form-heard"> {label}</span>
    </button>
  );
}

/** What a field is for, where that says more than its label. */
export function Help({ field }: { field: FieldProps }) {
  const form = useForm();
  const { pointer, shape } = field;
  if (!hasHelp(field)) return null;
  return (
    <p className="form-help" id={idOf(form, pointer, '-help')}>
      {!isSaid(field) && shape.help}
      {hasExample(field) && (
        <span className="form-example">
          {' '}
          {form.words.example} <q>{shape.example}</q>
        </span>
      )}
    </p>
  );
}

/** What is chosen or taken from a file nobody types. */
const CHOSEN: ReadonlySet<string> = new Set<Role>(['asked', 'requirements', 'checksum']);

const hasExample = ({ shape }: FieldProps) =>
  shape.example !== undefined && !(shape.is === 'text' && CHOSEN.has(shape.role));

const hasHelp = (field: FieldProps) =>
  !field.quiet && (hasExample(field) || (field.shape.help !== '' && !isSaid(field)));

/** Whether the label says all that the help does, such as "Slides" and "The slides.". */
function isSaid({ label, shape }: FieldProps): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/^(the|a|an) |[.,]/g, '');
  return plain(label) === plain(shape.help);
}

/** What is wrong with a field, in the words of the checker. */
export function ProblemsOf({ pointer }: { pointer: string }) {
  const form = useForm();
  const problems = useProblems(pointer);
  if (problems.length === 0) return null;
  return (
    <ul className="form-problems" id={idOf(form, pointer, '-problems')}>
      {problems.map((problem) => (
        <li key={problem.code + problem.message} className={`form-${problem.severity}`}>
          <Said problem={problem} />
        </li>
      ))}
    </ul>
  );
}

/** A problem and how to fix it. */
export function Said({ problem: { message, hint } }: { problem: EditorProblem }) {
  return (
    <>
      {withFieldLabels(message)}
      {hint !== undefined && <span className="form-hint"> {withFieldLabels(hint)}</span>}
    </>
  );
}

/** An item of a list: a control in a line, or a card that unfolds. */

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, type ReactNode, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { humanize } from '../../shared/fieldLabels.ts';
import type { Json } from '../../shared/protocol.ts';
import { AriaDisabledButton } from '../lib/focus.tsx';
import { formatCount } from '../messages/format.ts';
import { convertValue } from './change.ts';
import { EvidenceActions } from './compliance/EvidenceActions.tsx';
import { requirementField, summarizeEvidence } from './compliance/requirementNames.ts';
import { elementId, useForm, useProblemsWithin } from './context.ts';
import { FieldProblemList } from './FieldFrame.tsx';
import { useField } from './fieldProps.ts';
import { child, join } from './json.ts';
import { KindIcon } from './KindIcon.tsx';
import { summaryOf } from './label.ts';
import { Fields } from './ObjectField.tsx';
import { branchOf, kindOf, type Shape } from './shape.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** The actions on the item at an index. */
export interface ItemActions {
  toggle: (index: number) => void;
  move: (from: number, to: number) => void;
  /** Adds an item that then has the index. */
  add: (index: number) => void;
  remove: (index: number) => void;
}

interface ItemProps {
  id: number;
  index: number;
  count: number;
  shape: Shape;
  pointer: string;
  value: Json;
  /** The name of an item of the list. */
  name: string;
  isOpen: boolean;
  /** True if the list has its maximum length. */
  isFull: boolean;
  isMovable: boolean;
  actions: ItemActions;
  notice: ReactNode;
}

export const ListItem = memo(function Item(props: ItemProps) {
  const form = useForm();
  const { messages } = form;
  const { id, index, count, name, actions } = props;
  const sortable = useSortable({ id });
  const [hasTools, setHasTools] = useState(false);
  const label = `${name} ${index + 1}`;
  const line = inlineField(props.shape, props.pointer, props.value);
  const others = otherShapes(props.shape, props.value);
  return (
    <>
      {props.notice && <li>{props.notice}</li>}
      <li
        ref={sortable.setNodeRef}
        className={`form-item ${line ? 'form-line' : 'form-card'} ${sortable.isDragging ? 'form-dragged' : ''}`}
        data-pointer={line?.pointer === props.pointer ? undefined : props.pointer}
        style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      >
        <div className="form-item-head">
          {props.isMovable && (
            <button
              type="button"
              className="form-handle"
              ref={sortable.setActivatorNodeRef}
              {...sortable.attributes}
              {...sortable.listeners}
              aria-label={`${messages.drag}: ${label}`}
            >
              <span aria-hidden="true">⠿</span>
            </button>
          )}
          {line ? <InlineControl part={line} label={label} /> : <CardHead {...props} label={label} />}
          <button
            type="button"
            className="form-tools-button"
            aria-expanded={hasTools}
            aria-label={format(messages.moreOf, { what: label })}
            onClick={() => setHasTools(!hasTools)}
          >
            <span aria-hidden="true">⋯</span>
          </button>
        </div>
        {hasTools && (
          <div className="form-tools">
            <AriaDisabledButton
              isDisabled={!props.isMovable || index === 0}
              onClick={() => actions.move(index, index - 1)}
            >
              <span aria-hidden="true">↑</span> {messages.moveUp}
            </AriaDisabledButton>
            <AriaDisabledButton
              isDisabled={!props.isMovable || index === count - 1}
              onClick={() => actions.move(index, index + 1)}
            >
              <span aria-hidden="true">↓</span> {messages.moveDown}
            </AriaDisabledButton>
            {!props.isFull && (
              <button type="button" onClick={() => actions.add(index + 1)}>
                <span aria-hidden="true">+</span> {messages.addAfter}
              </button>
            )}
            {others.map((other) => (
              <button
                key={other.help}
                type="button"
                data-switch={props.pointer}
                title={other.help}
                onClick={() => {
                  form.change(props.pointer, convertValue(other, props.value));
                  form.open(props.pointer);
                }}
              >
                {other.type === 'object' ? form.messages.asRecord : form.messages.asText}
              </button>
            ))}
            <button type="button" className="form-danger" onClick={() => actions.remove(index)}>
              <span aria-hidden="true">×</span> {messages.remove}
            </button>
          </div>
        )}
        {!line && props.isOpen && <CardBody {...props} label={label} />}
      </li>
    </>
  );
});

/**
 * The field of an item that fits in a line: the item itself, or its only field. Undefined if the item needs a
 * card.
 */
function inlineField(shape: Shape, pointer: string, value: Json | undefined): InlineField | undefined {
  if (shape.type === 'union') return inlineField(branchOf(shape, value), pointer, value);
  if (shape.type === 'object' && shape.fields.size === 1) {
    const [[name, field] = ['', undefined]] = shape.fields;
    return field && inlineField(field(), join(pointer, name), child(value, name));
  }
  return ['object', 'kinds', 'list', 'map'].includes(shape.type) ? undefined : { shape, pointer, value };
}

interface InlineField {
  shape: Shape;
  pointer: string;
  value: Json | undefined;
}

interface LabelledItemProps extends ItemProps {
  label: string;
}

/** The other shapes that a value may have. */
function otherShapes(shape: Shape, value: Json): readonly Shape[] {
  if (shape.type !== 'union') return [];
  const branch = branchOf(shape, value);
  return shape.branches().filter((other) => other !== branch);
}

function InlineControl({ part, label }: { part: InlineField; label: string }) {
  const Field = useField();
  return (
    <div className="form-line-control">
      <Field {...part} label={label} required isLabelHidden />
    </div>
  );
}

function CardHead({ shape, pointer, value, label, isOpen, actions, index }: LabelledItemProps) {
  const form = useForm();
  const problems = useProblemsWithin(pointer);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const { text, picture } = summaryOf(shape, value);
  const evidence =
    requirementField(shape) === undefined
      ? undefined
      : summarizeEvidence(value, form.requirements, form.site.figures, form.messages.compliance);
  const kind = shape.type === 'kinds' ? child(value, shape.discriminator) : undefined;
  const kindName = typeof kind === 'string' ? kind : undefined;
  return (
    <button
      type="button"
      className="form-card-head"
      aria-expanded={isOpen}
      aria-controls={elementId(form, pointer, '-body')}
      onClick={() => actions.toggle(index)}
    >
      {evidence ? (
        <span className="form-summary">
          <span>{evidence.requirement}</span>
          <small>{evidence.how}</small>
        </span>
      ) : (
        <>
          {kindName !== undefined ? (
            <KindIcon kind={kindName} />
          ) : (
            picture !== undefined && <Thumbnail path={picture} />
          )}
          <span className="form-summary">
            {kindName !== undefined && <small>{humanize(kindName)}</small>}
            <span className={kindName === undefined ? undefined : 'form-summary-text'}>
              {text ?? (kindName === undefined ? label : '')}
            </span>
          </span>
        </>
      )}
      {problems.length > 0 && (
        <span className={errors > 0 ? 'form-count form-error' : 'form-count form-warning'}>
          {errors > 0
            ? formatCount(form.messages.mistakes, errors, form.language)
            : formatCount(form.messages.warnings, problems.length, form.language)}
        </span>
      )}
      <span className="form-chevron" aria-hidden="true" />
    </button>
  );
}

function CardBody({ shape, pointer, value, label }: LabelledItemProps) {
  const form = useForm();
  const Field = useField();
  const inner = shape.type === 'kinds' ? kindOf(shape, value) : shape;
  return (
    <div className="form-card-body" id={elementId(form, pointer, '-body')}>
      <FieldProblemList pointer={pointer} />
      {shape.type === 'kinds' && inner && <p className="form-help">{inner.help}</p>}
      {shape.type === 'kinds' && requirementField(shape) !== undefined && (
        <EvidenceActions shape={shape} pointer={pointer} value={value} />
      )}
      {inner?.type === 'object' ? (
        <Fields shape={inner} pointer={pointer} value={value} />
      ) : (
        <Field shape={shape} pointer={pointer} value={value} label={label} required isLabelHidden />
      )}
    </div>
  );
}

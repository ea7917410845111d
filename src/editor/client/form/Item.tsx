/** An item of a list: a control in a line, or a card that unfolds. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, type ReactNode, useState } from 'react';
import { humanize } from '../../shared/fieldLabels.ts';
import type { Json } from '../../shared/protocol.ts';
import { AriaDisabledButton } from '../lib/AriaDisabledButton.tsx';
import { AnswerActs } from './asked/AnswerActs.tsx';
import { answerSaid, askedField } from './asked/names.ts';
import { taken } from './change.ts';
import { idOf, useForm, useProblemsWithin } from './context.ts';
import { ProblemsOf } from './Frame.tsx';
import { useField } from './fieldProps.ts';
import { child, join } from './json.ts';
import { KindIcon } from './KindIcon.tsx';
import { summaryOf } from './label.ts';
import { Fields } from './ObjectField.tsx';
import { branchOf, kindOf, type Shape } from './shape.ts';
import { Thumb } from './Thumb.tsx';

/** What can be done with the item at an index. */
export interface ItemActions {
  toggle: (index: number) => void;
  move: (from: number, to: number) => void;
  /** Adds one that then has the index. */
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
  /** What an item of the list is called. */
  name: string;
  isOpen: boolean;
  /** Whether the list may have no more. */
  isFull: boolean;
  /** Whether it may take another place in the list. */
  isMovable: boolean;
  actions: ItemActions;
  before: ReactNode;
}

export const Item = memo(function Item(props: ItemProps) {
  const form = useForm();
  const { words } = form;
  const { id, index, count, name, actions } = props;
  const sortable = useSortable({ id });
  const [hasTools, setHasTools] = useState(false);
  const label = `${name} ${index + 1}`;
  const line = lineOf(props.shape, props.pointer, props.value);
  const others = othersOf(props.shape, props.value);
  return (
    <>
      {props.before && <li>{props.before}</li>}
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
              aria-label={`${words.drag}: ${label}`}
            >
              <span aria-hidden="true">⠿</span>
            </button>
          )}
          {line ? <Line part={line} label={label} /> : <Head {...props} label={label} />}
          <button
            type="button"
            className="form-tools-button"
            aria-expanded={hasTools}
            aria-label={words.moreOf(label)}
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
              <span aria-hidden="true">↑</span> {words.moveUp}
            </AriaDisabledButton>
            <AriaDisabledButton
              isDisabled={!props.isMovable || index === count - 1}
              onClick={() => actions.move(index, index + 1)}
            >
              <span aria-hidden="true">↓</span> {words.moveDown}
            </AriaDisabledButton>
            {!props.isFull && (
              <button type="button" onClick={() => actions.add(index + 1)}>
                <span aria-hidden="true">+</span> {words.addAfter}
              </button>
            )}
            {others.map((other) => (
              <button
                key={other.help}
                type="button"
                data-switch={props.pointer}
                title={other.help}
                onClick={() => {
                  form.change(props.pointer, taken(other, props.value));
                  form.open(props.pointer);
                }}
              >
                {other.is === 'object' ? form.words.asRecord : form.words.asText}
              </button>
            ))}
            <button type="button" className="form-danger" onClick={() => actions.remove(index)}>
              <span aria-hidden="true">×</span> {words.remove}
            </button>
          </div>
        )}
        {!line && props.isOpen && <Body {...props} label={label} />}
      </li>
    </>
  );
});

/** What of an item is one control in a line: itself, or its only field; undefined where it has so much in it that it is folded. */
function lineOf(shape: Shape, pointer: string, value: Json | undefined): LinePart | undefined {
  if (shape.is === 'union') return lineOf(branchOf(shape, value), pointer, value);
  if (shape.is === 'object' && shape.fields.size === 1) {
    const [[name, field] = ['', undefined]] = shape.fields;
    return field && lineOf(field(), join(pointer, name), child(value, name));
  }
  return ['object', 'kinds', 'list', 'map'].includes(shape.is) ? undefined : { shape, pointer, value };
}

interface LinePart {
  shape: Shape;
  pointer: string;
  value: Json | undefined;
}

interface Labelled extends ItemProps {
  label: string;
}

/** The other shapes that a value may have. */
function othersOf(shape: Shape, value: Json): readonly Shape[] {
  if (shape.is !== 'union') return [];
  const branch = branchOf(shape, value);
  return shape.branches().filter((other) => other !== branch);
}

function Line({ part, label }: { part: LinePart; label: string }) {
  const Field = useField();
  return (
    <div className="form-line-control">
      <Field {...part} label={label} required quiet />
    </div>
  );
}

function Head({ shape, pointer, value, label, isOpen, actions, index }: Labelled) {
  const form = useForm();
  const problems = useProblemsWithin(pointer);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const { text, picture } = summaryOf(shape, value);
  const answer =
    askedField(shape) === undefined
      ? undefined
      : answerSaid(value, form.asked, form.site.figures, form.words.asked);
  const kind = shape.is === 'kinds' ? child(value, shape.by) : undefined;
  const kindName = typeof kind === 'string' ? kind : undefined;
  return (
    <button
      type="button"
      className="form-card-head"
      aria-expanded={isOpen}
      aria-controls={idOf(form, pointer, '-body')}
      onClick={() => actions.toggle(index)}
    >
      {answer ? (
        <span className="form-summary">
          <span>{answer.asked}</span>
          <small>{answer.how}</small>
        </span>
      ) : (
        <>
          {kindName !== undefined ? (
            <KindIcon kind={kindName} />
          ) : (
            picture !== undefined && <Thumb path={picture} />
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
          {errors > 0 ? form.words.mistakes(errors) : form.words.warnings(problems.length)}
        </span>
      )}
      <span className="form-chevron" aria-hidden="true" />
    </button>
  );
}

function Body({ shape, pointer, value, label }: Labelled) {
  const form = useForm();
  const Field = useField();
  const inner = shape.is === 'kinds' ? kindOf(shape, value) : shape;
  return (
    <div className="form-card-body" id={idOf(form, pointer, '-body')}>
      <ProblemsOf pointer={pointer} />
      {shape.is === 'kinds' && inner && <p className="form-help">{inner.help}</p>}
      {shape.is === 'kinds' && askedField(shape) !== undefined && (
        <AnswerActs shape={shape} pointer={pointer} value={value} />
      )}
      {inner?.is === 'object' ? (
        <Fields shape={inner} pointer={pointer} value={value} />
      ) : (
        <Field shape={shape} pointer={pointer} value={value} label={label} required quiet />
      )}
    </div>
  );
}

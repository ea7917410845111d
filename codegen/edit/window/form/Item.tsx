/** An item of a list: a control in a line, or a card that unfolds. */
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, type ReactNode, useState } from 'react';
import type { Json } from '../../protocol.ts';
import { idOf, useForm, useProblemsWithin } from './context.ts';
import { ProblemsOf } from './Frame.tsx';
import { useField } from './fieldProps.ts';
import { child } from './json.ts';
import { KindIcon } from './KindIcon.tsx';
import { inWords, summaryOf } from './label.ts';
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
  actions: ItemActions;
  before: ReactNode;
}

export const Item = memo(function Item(props: ItemProps) {
  const { words } = useForm();
  const { id, index, count, name, actions } = props;
  const sortable = useSortable({ id });
  const [hasTools, setHasTools] = useState(false);
  const label = `${name} ${index + 1}`;
  const isLine = !isCard(props.shape, props.value);
  return (
    <>
      {props.before && <li>{props.before}</li>}
      <li
        ref={sortable.setNodeRef}
        className={`form-item ${isLine ? 'form-line' : 'form-card'} ${sortable.isDragging ? 'form-dragged' : ''}`}
        data-pointer={isLine ? undefined : props.pointer}
        style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      >
        <div className="form-item-head">
          {count > 1 && (
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
          {isLine ? <LineOf {...props} label={label} /> : <Head {...props} label={label} />}
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
            <button type="button" disabled={index === 0} onClick={() => actions.move(index, index - 1)}>
              <span aria-hidden="true">↑</span> {words.moveUp}
            </button>
            <button
              type="button"
              disabled={index === count - 1}
              onClick={() => actions.move(index, index + 1)}
            >
              <span aria-hidden="true">↓</span> {words.moveDown}
            </button>
            {!props.isFull && (
              <button type="button" onClick={() => actions.add(index + 1)}>
                <span aria-hidden="true">+</span> {words.addAfter}
              </button>
            )}
            <button type="button" className="form-danger" onClick={() => actions.remove(index)}>
              <span aria-hidden="true">×</span> {words.remove}
            </button>
          </div>
        )}
        {!isLine && props.isOpen && <Body {...props} label={label} />}
      </li>
    </>
  );
});

/** Whether an item has so much in it that it is folded. */
function isCard(shape: Shape, value: Json): boolean {
  if (shape.is === 'union') return isCard(branchOf(shape, value), value);
  return ['object', 'kinds', 'list', 'map'].includes(shape.is);
}

interface Labelled extends ItemProps {
  label: string;
}

function LineOf({ shape, pointer, value, label }: Labelled) {
  const Field = useField();
  return (
    <div className="form-line-control">
      <Field shape={shape} pointer={pointer} value={value} label={label} required quiet />
    </div>
  );
}

function Head({ shape, pointer, value, label, isOpen, actions, index }: Labelled) {
  const form = useForm();
  const problems = useProblemsWithin(pointer);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const { text, picture } = summaryOf(shape, value);
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
      {kindName !== undefined ? (
        <KindIcon kind={kindName} />
      ) : (
        picture !== undefined && <Thumb path={picture} />
      )}
      <span className="form-summary">
        {kindName !== undefined && <small>{inWords(kindName)}</small>}
        <span className={kindName === undefined ? undefined : 'form-summary-text'}>
          {text ?? (kindName === undefined ? label : '')}
        </span>
      </span>
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
      {inner?.is === 'object' ? (
        <Fields shape={inner} pointer={pointer} value={value} />
      ) : (
        <Field shape={shape} pointer={pointer} value={value} label={label} required quiet />
      )}
    </div>
  );
}

/** A record: its fields in the order of the schema, and what can be added to it. */

import { useState } from 'react';
import { pointerKeys } from '../../../core/problems/position.ts';
import type { Json } from '../../shared/protocol.ts';
import { useEventCallback } from '../lib/useEventCallback.ts';
import { useFocusRequest, useForm } from './context.ts';
import { FieldGroup } from './FieldFrame.tsx';
import { type FieldProps, useField } from './fieldProps.ts';
import { fieldsToOffer } from './fieldsToOffer.ts';
import { child, join } from './json.ts';
import { labelOf } from './label.ts';
import { branchOf, emptyOf, type KindsShape, kindOf, type ObjectShape, type Shape } from './shape.ts';
import { cellNames } from './table/grid.ts';
import { UndoNotice } from './UndoNotice.tsx';
import { useRemovedValue } from './useRemovedValue.ts';

/** The field with the names of the columns of a table. */
const COLUMNS = 'columns';

export function ObjectField(field: FieldProps<ObjectShape>) {
  return (
    <FieldGroup field={field}>
      <div className="form-record">
        <Fields shape={field.shape} pointer={field.pointer} value={field.value} />
      </div>
    </FieldGroup>
  );
}

/** A record of one of several kinds, whose kind the item around it tells. */
export function KindsField(field: FieldProps<KindsShape>) {
  const { messages } = useForm();
  const kind = kindOf(field.shape, field.value);
  if (!kind) return <p className="form-help">{messages.unknown}</p>;
  return <Fields shape={kind} pointer={field.pointer} value={field.value} />;
}

interface FieldsProps {
  shape: ObjectShape;
  pointer: string;
  value: Json | undefined;
}

/** The fields of a record, without a frame around them. */
export function Fields({ shape, pointer, value }: FieldsProps) {
  const form = useForm();
  const Field = useField();
  const [added, setAdded] = useState<ReadonlySet<string>>(() => filledFields(shape, value));
  const [removed, setRemoved] = useRemovedValue<{ name: string; value: Json }>(pointer);
  const names = fieldOrder(shape);
  // What has been filled by another hand since, such as by Undo, is shown as well.
  const isShown = (name: string) =>
    shape.required.has(name) || added.has(name) || child(value, name) !== undefined;
  const show = (name: string) => {
    if (shape.fields.has(name)) setAdded((now) => new Set([...now, name]));
  };
  useFocusRequest(pointer, (target) => {
    const [name] = pointerKeys(target.slice(pointer.length));
    if (name !== undefined) show(name);
  });
  const add = (name: string) => {
    const initial = initialValue(shape.fields.get(name)?.());
    show(name);
    if (initial !== undefined) form.change(join(pointer, name), initial);
    form.announce(form.messages.added(labelOf(shape, name)));
    form.open(join(pointer, name));
  };
  const remove = (fieldPointer: string) => {
    const name = pointerKeys(fieldPointer).at(-1) ?? '';
    const old = form.read(fieldPointer);
    setAdded((now) => new Set([...now].filter((other) => other !== name)));
    form.change(fieldPointer, undefined);
    if (old !== undefined) setRemoved({ name, value: old });
  };
  const onRemove = useEventCallback(remove);
  return (
    <>
      {names.filter(isShown).map((name) => {
        const field = shape.fields.get(name)?.();
        return field === undefined ? null : (
          <Field
            key={name}
            shape={field}
            pointer={join(pointer, name)}
            value={child(value, name)}
            label={labelOf(shape, name)}
            itemLabel={shape.labels.get(`${name}[]`)}
            columnTitles={
              cellNames(field) && shape.fields.has(COLUMNS) ? (child(value, COLUMNS) ?? []) : undefined
            }
            required={shape.required.has(name)}
            onRemove={shape.required.has(name) ? undefined : onRemove}
          />
        );
      })}
      {removed && (
        <UndoNotice
          key={removed.name}
          label={labelOf(shape, removed.name)}
          onUndo={() => {
            form.change(join(pointer, removed.name), removed.value);
            form.open(join(pointer, removed.name));
          }}
        />
      )}
      <AddFieldButtons shape={shape} pointer={pointer} names={fieldsToOffer(names, isShown)} onAdd={add} />
    </>
  );
}

/** The names of the columns stand over the table that is in the same record. */
function fieldOrder(shape: ObjectShape): string[] {
  const hasTable = [...shape.fields.values()].some((field) => cellNames(field()));
  return [...shape.fields.keys()].filter((name) => !hasTable || name !== COLUMNS);
}

const filledFields = (shape: ObjectShape, value: Json | undefined) =>
  new Set([...shape.fields.keys()].filter((name) => child(value, name) !== undefined));

/** With what a field begins that somebody adds; undefined where that is nothing yet. */
function initialValue(shape: Shape | undefined): Json | undefined {
  switch (shape?.type) {
    case 'union':
      return initialValue(branchOf(shape, undefined));
    case 'list': {
      const items = shape.items();
      return items.type === 'kinds' ? [] : [emptyOf(items)];
    }
    case 'object':
    case 'map':
    case 'switch':
    case 'constant':
      return emptyOf(shape);
    default:
      return undefined;
  }
}

const MAX_UNFOLDED_OFFERS = 5;

function AddFieldButtons({
  shape,
  pointer,
  names,
  onAdd,
}: {
  shape: ObjectShape;
  pointer: string;
  names: readonly string[];
  onAdd: (name: string) => void;
}) {
  const { messages, id } = useForm();
  const [open, setOpen] = useState(false);
  const offers = names.filter((name) => shape.fields.get(name)?.().type !== 'constant');
  const isFolded = offers.length > MAX_UNFOLDED_OFFERS && !open;
  const region = `${id}${encodeURIComponent(pointer)}-more`;
  if (offers.length === 0) return null;
  return (
    <div className="form-more">
      {offers.length > MAX_UNFOLDED_OFFERS && (
        <button
          type="button"
          className="form-quiet"
          aria-expanded={open}
          aria-controls={region}
          data-offers={pointer}
          onClick={() => setOpen(!open)}
        >
          {open ? messages.fewer : messages.more(offers.length)}
        </button>
      )}
      <div id={region} className="form-offers" hidden={isFolded}>
        {!isFolded &&
          offers.map((name) => (
            <button
              key={name}
              type="button"
              className="form-offer"
              title={shape.fields.get(name)?.().help}
              data-offer={join(pointer, name)}
              onClick={() => onAdd(name)}
            >
              {/* What is switched on is not added: "Show the description". */}
              {shape.fields.get(name)?.().type === 'switch'
                ? labelOf(shape, name)
                : messages.add(labelOf(shape, name))}
            </button>
          ))}
      </div>
    </div>
  );
}

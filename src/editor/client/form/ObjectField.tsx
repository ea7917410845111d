/** A record: its fields in the order of the schema, and buttons to add fields. */

import { useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { pointerKeys } from '../../../core/problems/position.ts';
import type { Json } from '../../shared/protocol.ts';
import { useEventCallback } from '../lib/hooks.ts';
import { useFocusRequest, useForm } from './context.ts';
import { FieldGroup } from './FieldFrame.tsx';
import { type FieldProps, useField } from './fieldProps.ts';
import { child, join } from './json.ts';
import { labelOf } from './label.ts';
import { branchOf, emptyOf, type KindsShape, kindOf, type ObjectShape, type Shape } from './shape.ts';
import { cellNames } from './table/grid.ts';
import { UndoNotice, useRemovedValue } from './UndoNotice.tsx';

/** The field with the column titles of a table. */
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

/** A record of one of several types, which the surrounding item shows. */
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
  // Also shows fields that were filled from outside, such as by Undo.
  const isShown = (name: string) =>
    shape.required.has(name) || added.has(name) || child(value, name) !== undefined;
  const show = (name: string) => {
    if (shape.fields.has(name)) setAdded((previous) => new Set([...previous, name]));
  };
  useFocusRequest(pointer, (target) => {
    const [name] = pointerKeys(target.slice(pointer.length));
    if (name !== undefined) show(name);
  });
  const add = (name: string) => {
    const initial = initialValue(shape.fields.get(name)?.());
    show(name);
    if (initial !== undefined) form.change(join(pointer, name), initial);
    form.announce(format(form.messages.added, { what: labelOf(shape, name) }));
    form.open(join(pointer, name));
  };
  const remove = (fieldPointer: string) => {
    const name = pointerKeys(fieldPointer).at(-1) ?? '';
    const old = form.read(fieldPointer);
    setAdded((previous) => new Set([...previous].filter((other) => other !== name)));
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

/** Column titles are edited in the table of the same record. */
function fieldOrder(shape: ObjectShape): string[] {
  const hasTable = [...shape.fields.values()].some((field) => cellNames(field()));
  return [...shape.fields.keys()].filter((name) => !hasTable || name !== COLUMNS);
}

const filledFields = (shape: ObjectShape, value: Json | undefined) =>
  new Set([...shape.fields.keys()].filter((name) => child(value, name) !== undefined));

/** The initial value of an added field; undefined if it begins empty. */
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
          {open ? messages.fewer : format(messages.more, { count: offers.length })}
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
              {/* A switch is not added: "Show the description". */}
              {shape.fields.get(name)?.().type === 'switch'
                ? labelOf(shape, name)
                : format(messages.add, { what: labelOf(shape, name) })}
            </button>
          ))}
      </div>
    </div>
  );
}

/** At least three fields with numbered names, such as "para", "para1", "para2", are a series. */
const MIN_NUMBERED_FIELDS = 3;

const splitName = (name: string) => {
  const [, base = name, number = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  return { base, number: Number(number) };
};

/**
 * Returns the empty fields to offer; of a numbered series only the next one.
 *
 * @param names of all fields, in the order of the schema
 * @param isShown returns true if the form shows the field
 */
export function fieldsToOffer(names: readonly string[], isShown: (name: string) => boolean): string[] {
  return names.filter((name) => {
    if (isShown(name)) return false;
    const { base, number } = splitName(name);
    const row = names.filter((other) => splitName(other).base === base);
    if (row.length < MIN_NUMBERED_FIELDS) return true;
    const last = Math.max(-1, ...row.filter(isShown).map((other) => splitName(other).number));
    const next = Math.min(...row.map((other) => splitName(other).number).filter((other) => other > last));
    return number === next;
  });
}

/** A list: items as cards that are folded where there are many, sorted by hand or by keyboard. */

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { pointerKeys } from '../../../core/problems/position.ts';
import { humanize } from '../../shared/fieldLabels.ts';
import type { Json } from '../../shared/protocol.ts';
import { useEventCallback } from '../lib/useEventCallback.ts';
import { useItemKeys } from '../lib/useItemKeys.ts';
import { inserted } from './change.ts';
import { type Form, useForm, useWish } from './context.ts';
import { Group } from './Frame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { Item, type ItemActions } from './Item.tsx';
import { isList, join } from './json.ts';
import { KindsDialog } from './KindsDialog.tsx';
import { summaryOf } from './label.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { emptyOf, type ListShape, type Shape } from './shape.ts';
import { UndoLine } from './UndoLine.tsx';
import { useRemoved } from './useRemoved.ts';

/** A pointer has to move so far before it drags, so that a click stays a click. */
const SENSITIVITY = { activationConstraint: { distance: 6 } };
const BY_KEYS = { coordinateGetter: sortableKeyboardCoordinates };

interface Removed {
  index: number;
  value: Json;
  name: string;
}

interface Props extends FieldProps<ListShape> {
  /** The indices of those that are drawn besides the open ones; all without it. */
  only?: ReadonlySet<number>;
  /** Stands before the items. */
  before?: ReactNode;
}

export function ListField({ only, before, ...field }: Props) {
  const form = useForm();
  const { shape, pointer } = field;
  const items = shape.items();
  const value = isList(field.value) ? field.value : [];
  const keys = useItemKeys(value.length);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(value.length === 1 ? keys.all : []));
  const [removed, setRemoved] = useRemoved<Removed>(pointer);
  const [kindsFor, setKindsFor] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const name = field.item ?? nameOf(items) ?? form.words.item(1).replace(/\s*1$/, '');

  useWish(pointer, (wished) => {
    const [index] = pointerKeys(wished.slice(pointer.length));
    const key = keys.at(Number(index));
    if (index !== undefined && key !== undefined) setOpen((now) => new Set([...now, key]));
  });

  const write = (next: readonly Json[]) => form.change(pointer, next);
  const insert = (index: number, item: Json) => {
    const key = keys.insert(index);
    setOpen((now) => new Set([...now, key]));
    write(inserted(value, index, item));
    form.announce(form.words.added(`${name} ${index + 1}`));
    form.open(join(pointer, index));
  };
  const actions: ItemActions = {
    toggle: (index) => {
      const key = keys.at(index);
      if (key === undefined) return;
      setOpen((now) => new Set(now.has(key) ? [...now].filter((other) => other !== key) : [...now, key]));
    },
    move: (from, to) => {
      const [item] = value.slice(from, from + 1);
      if (item === undefined || to < 0 || to >= value.length) return;
      keys.move(from, to);
      write(inserted(value.toSpliced(from, 1), to, item));
      form.announce(form.words.moved(to + 1, value.length));
    },
    add: (index) => {
      if (items.is === 'kinds') setKindsFor(index);
      else insert(index, emptyOf(items));
    },
    remove: (index) => {
      const [item] = value.slice(index, index + 1);
      if (item === undefined) return;
      keys.remove(index);
      write(value.toSpliced(index, 1));
      setRemoved({ index, value: item, name: summaryOf(items, item).text ?? `${name} ${index + 1}` });
    },
  };
  const stable = useStable(actions);
  const undo = removed && (
    <UndoLine
      key={`${removed.index} ${removed.name} ${value.length}`}
      what={removed.name}
      onUndo={() => insert(Math.min(removed.index, value.length), removed.value)}
    />
  );
  const isFull = value.length >= shape.most;
  const pictureName = pictureOf(items);
  const addPictures = (paths: readonly string[]) => {
    setChoosing(false);
    write([...value, ...paths.map((path) => ({ [pictureName ?? '']: path }))]);
    form.announce(form.words.addChosen(paths.length));
    form.open(join(pointer, value.length));
  };
  return (
    <Group field={field}>
      {before}
      <Sorting form={form} keys={keys.all} onMove={stable.move}>
        <ol className="form-items">
          {value.map((item, index) => {
            const key = keys.at(index) ?? index;
            if (only && !only.has(index) && !open.has(key)) return null;
            return (
              <Item
                key={key}
                id={key}
                index={index}
                count={value.length}
                shape={items}
                pointer={join(pointer, index)}
                value={item}
                name={name}
                isOpen={open.has(key)}
                isFull={isFull}
                isMovable={!only && value.length > 1}
                actions={stable}
                before={removed?.index === index ? undo : undefined}
              />
            );
          })}
        </ol>
      </Sorting>
      {removed && removed.index >= value.length && undo}
      {!isFull && (
        <button
          type="button"
          className="form-button form-add"
          data-add={pointer}
          onClick={() => stable.add(value.length)}
        >
          {form.words.add(name)}
        </button>
      )}
      {pictureName !== undefined && (
        <button type="button" className="form-button form-add" onClick={() => setChoosing(true)}>
          {form.words.choosePictures}
        </button>
      )}
      {isChoosing && <PictureDialog several onClose={() => setChoosing(false)} onPictures={addPictures} />}
      {kindsFor !== undefined && items.is === 'kinds' && (
        <KindsDialog
          shape={items}
          onClose={() => setKindsFor(undefined)}
          onKind={(begin) => {
            setKindsFor(undefined);
            insert(kindsFor, begin);
          }}
        />
      )}
    </Group>
  );
}

/** The field with the picture, where that is all that an item must have. */
function pictureOf(items: Shape): string | undefined {
  if (items.is !== 'object' || items.required.size !== 1) return undefined;
  const [name = ''] = items.required;
  const field = items.fields.get(name)?.();
  return field?.is === 'text' && field.role === 'picture' ? name : undefined;
}

/** What one item is called when nobody has given it a name: that of its type. */
function nameOf(items: Shape): string | undefined {
  return items.title === undefined ? undefined : humanize(items.title);
}

/** The same functions at every drawing, so that items that have not changed are not drawn again. */
function useStable(actions: ItemActions): ItemActions {
  const toggle = useEventCallback(actions.toggle);
  const move = useEventCallback(actions.move);
  const add = useEventCallback(actions.add);
  const remove = useEventCallback(actions.remove);
  return useMemo(() => ({ toggle, move, add, remove }), [toggle, move, add, remove]);
}

function Sorting({
  form,
  keys,
  onMove,
  children,
}: {
  form: Form;
  keys: readonly number[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const sensors = useSensors(useSensor(PointerSensor, SENSITIVITY), useSensor(KeyboardSensor, BY_KEYS));
  // The same list for as long as it is the same, or all items are drawn again.
  const ids = useMemo(() => [...keys], [keys]);
  const place = (id: UniqueIdentifier | undefined) => keys.indexOf(Number(id)) + 1;
  const said = (id: UniqueIdentifier | undefined) =>
    id === undefined ? undefined : form.words.heldAt(place(id), keys.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => said(active.id),
    onDragOver: ({ over }) => said(over?.id),
    onDragEnd: ({ over }) => said(over?.id),
    onDragCancel: ({ active }) => said(active.id),
  };
  const end = useCallback(
    ({ active, over }: DragEndEvent) => {
      if (over && active.id !== over.id)
        onMove(keys.indexOf(Number(active.id)), keys.indexOf(Number(over.id)));
    },
    [keys, onMove],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: form.words.dragHelp } }}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

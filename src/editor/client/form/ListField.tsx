/** A list: items as cards, folded if there are many, sorted by drag and drop or keyboard. */

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
import { format } from '../../../core/i18n/format.ts';
import { pointerKeys } from '../../../core/problems/position.ts';
import { humanize } from '../../shared/fieldLabels.ts';
import type { Json } from '../../shared/protocol.ts';
import { useEventCallback, useItemKeys } from '../lib/hooks.ts';
import { formatCount } from '../messages/format.ts';
import { insertItem } from './change.ts';
import { type FormContextValue, useFocusRequest, useForm } from './context.ts';
import { FieldGroup } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { isList, join } from './json.ts';
import { KindsDialog } from './KindsDialog.tsx';
import { type ItemActions, ListItem } from './ListItem.tsx';
import { summaryOf } from './label.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { emptyOf, type ListShape, type Shape } from './shape.ts';
import { UndoNotice, useRemovedValue } from './UndoNotice.tsx';

/** The distance before a drag begins, so that a click stays a click. */
const POINTER_OPTIONS = { activationConstraint: { distance: 6 } };
const KEYBOARD_OPTIONS = { coordinateGetter: sortableKeyboardCoordinates };

interface RemovedItem {
  index: number;
  value: Json;
  name: string;
}

interface Props extends FieldProps<ListShape> {
  /** The indices of the rendered items besides the open ones; all by default. */
  visibleItems?: ReadonlySet<number>;
  header?: ReactNode;
}

export function ListField({ visibleItems, header, ...field }: Props) {
  const form = useForm();
  const { shape, pointer } = field;
  const items = shape.items();
  const value = isList(field.value) ? field.value : [];
  const keys = useItemKeys(value.length);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(value.length === 1 ? keys.all : []));
  const [removed, setRemoved] = useRemovedValue<RemovedItem>(pointer);
  const [kindsFor, setKindsFor] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const name =
    field.itemLabel ?? itemTypeLabel(items) ?? format(form.messages.item, { number: 1 }).replace(/\s*1$/, '');

  useFocusRequest(pointer, (target) => {
    const [index] = pointerKeys(target.slice(pointer.length));
    const key = keys.at(Number(index));
    if (index !== undefined && key !== undefined) setOpen((previous) => new Set([...previous, key]));
  });

  const write = (next: readonly Json[]) => form.change(pointer, next);
  const insert = (index: number, item: Json) => {
    const key = keys.insert(index);
    setOpen((previous) => new Set([...previous, key]));
    write(insertItem(value, index, item));
    form.announce(format(form.messages.added, { what: `${name} ${index + 1}` }));
    form.open(join(pointer, index));
  };
  const actions: ItemActions = {
    toggle: (index) => {
      const key = keys.at(index);
      if (key === undefined) return;
      setOpen(
        (previous) =>
          new Set(previous.has(key) ? [...previous].filter((other) => other !== key) : [...previous, key]),
      );
    },
    move: (from, to) => {
      const [item] = value.slice(from, from + 1);
      if (item === undefined || to < 0 || to >= value.length) return;
      keys.move(from, to);
      write(insertItem(value.toSpliced(from, 1), to, item));
      form.announce(format(form.messages.moved, { place: to + 1, all: value.length }));
    },
    add: (index) => {
      if (items.type === 'kinds') setKindsFor(index);
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
  const stable = useStableActions(actions);
  const undo = removed && (
    <UndoNotice
      key={`${removed.index} ${removed.name} ${value.length}`}
      label={removed.name}
      onUndo={() => insert(Math.min(removed.index, value.length), removed.value)}
    />
  );
  const isFull = value.length >= shape.maxItems;
  const pictureName = pictureField(items);
  const addPictures = (paths: readonly string[]) => {
    setChoosing(false);
    write([...value, ...paths.map((path) => ({ [pictureName ?? '']: path }))]);
    form.announce(formatCount(form.messages.addChosen, paths.length, form.language));
    form.open(join(pointer, value.length));
  };
  return (
    <FieldGroup field={field}>
      {header}
      <SortableList form={form} keys={keys.all} onMove={stable.move}>
        <ol className="form-items">
          {value.map((item, index) => {
            const key = keys.at(index) ?? index;
            if (visibleItems && !visibleItems.has(index) && !open.has(key)) return null;
            return (
              <ListItem
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
                isMovable={!visibleItems && value.length > 1}
                actions={stable}
                notice={removed?.index === index ? undo : undefined}
              />
            );
          })}
        </ol>
      </SortableList>
      {removed && removed.index >= value.length && undo}
      {!isFull && (
        <button
          type="button"
          className="form-button form-add"
          data-add={pointer}
          onClick={() => stable.add(value.length)}
        >
          {format(form.messages.add, { what: name })}
        </button>
      )}
      {pictureName !== undefined && (
        <button type="button" className="form-button form-add" onClick={() => setChoosing(true)}>
          {form.messages.choosePictures}
        </button>
      )}
      {isChoosing && <PictureDialog multiple onClose={() => setChoosing(false)} onPictures={addPictures} />}
      {kindsFor !== undefined && items.type === 'kinds' && (
        <KindsDialog
          shape={items}
          onClose={() => setKindsFor(undefined)}
          onKind={(begin) => {
            setKindsFor(undefined);
            insert(kindsFor, begin);
          }}
        />
      )}
    </FieldGroup>
  );
}

/** The picture field of the items, if it is their only required field. */
function pictureField(items: Shape): string | undefined {
  if (items.type !== 'object' || items.required.size !== 1) return undefined;
  const [name = ''] = items.required;
  const field = items.fields.get(name)?.();
  return field?.type === 'text' && field.role === 'picture' ? name : undefined;
}

/** The name of an item without a label: the title of its type. */
function itemTypeLabel(items: Shape): string | undefined {
  return items.title === undefined ? undefined : humanize(items.title);
}

/** Returns stable functions, so that unchanged items are not rendered again. */
function useStableActions(actions: ItemActions): ItemActions {
  const toggle = useEventCallback(actions.toggle);
  const move = useEventCallback(actions.move);
  const add = useEventCallback(actions.add);
  const remove = useEventCallback(actions.remove);
  return useMemo(() => ({ toggle, move, add, remove }), [toggle, move, add, remove]);
}

function SortableList({
  form,
  keys,
  onMove,
  children,
}: {
  form: FormContextValue;
  keys: readonly number[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER_OPTIONS),
    useSensor(KeyboardSensor, KEYBOARD_OPTIONS),
  );
  // A stable list; otherwise all items are rendered again.
  const ids = useMemo(() => [...keys], [keys]);
  const positionOf = (id: UniqueIdentifier | undefined) => keys.indexOf(Number(id)) + 1;
  const announcement = (id: UniqueIdentifier | undefined) =>
    id === undefined ? undefined : format(form.messages.heldAt, { place: positionOf(id), all: keys.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => announcement(active.id),
    onDragOver: ({ over }) => announcement(over?.id),
    onDragEnd: ({ over }) => announcement(over?.id),
    onDragCancel: ({ active }) => announcement(active.id),
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
      accessibility={{ announcements, screenReaderInstructions: { draggable: form.messages.dragHelp } }}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

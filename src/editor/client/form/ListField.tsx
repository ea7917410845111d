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
import { UndoNotice } from './UndoNotice.tsx';
import { useRemovedValue } from './useRemovedValue.ts';

/** A pointer has to move so far before it drags, so that a click stays a click. */
const POINTER_OPTIONS = { activationConstraint: { distance: 6 } };
const KEYBOARD_OPTIONS = { coordinateGetter: sortableKeyboardCoordinates };

interface RemovedItem {
  index: number;
  value: Json;
  name: string;
}

interface Props extends FieldProps<ListShape> {
  /** The indices of those that are drawn besides the open ones; all without it. */
  visibleItems?: ReadonlySet<number>;
  /** Stands before the items. */
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
  const name = field.itemLabel ?? itemTypeLabel(items) ?? form.messages.item(1).replace(/\s*1$/, '');

  useFocusRequest(pointer, (target) => {
    const [index] = pointerKeys(target.slice(pointer.length));
    const key = keys.at(Number(index));
    if (index !== undefined && key !== undefined) setOpen((now) => new Set([...now, key]));
  });

  const write = (next: readonly Json[]) => form.change(pointer, next);
  const insert = (index: number, item: Json) => {
    const key = keys.insert(index);
    setOpen((now) => new Set([...now, key]));
    write(insertItem(value, index, item));
    form.announce(form.messages.added(`${name} ${index + 1}`));
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
      write(insertItem(value.toSpliced(from, 1), to, item));
      form.announce(form.messages.moved(to + 1, value.length));
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
    form.announce(form.messages.addChosen(paths.length));
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
          {form.messages.add(name)}
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

/** The field with the picture, where that is all that an item must have. */
function pictureField(items: Shape): string | undefined {
  if (items.type !== 'object' || items.required.size !== 1) return undefined;
  const [name = ''] = items.required;
  const field = items.fields.get(name)?.();
  return field?.type === 'text' && field.role === 'picture' ? name : undefined;
}

/** What one item is called when nobody has given it a name: that of its type. */
function itemTypeLabel(items: Shape): string | undefined {
  return items.title === undefined ? undefined : humanize(items.title);
}

/** The same functions at every drawing, so that items that have not changed are not drawn again. */
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
  // The same list for as long as it is the same, or all items are drawn again.
  const ids = useMemo(() => [...keys], [keys]);
  const positionOf = (id: UniqueIdentifier | undefined) => keys.indexOf(Number(id)) + 1;
  const announcement = (id: UniqueIdentifier | undefined) =>
    id === undefined ? undefined : form.messages.heldAt(positionOf(id), keys.length);
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

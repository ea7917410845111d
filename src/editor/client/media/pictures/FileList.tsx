/** The chosen files with thumbnails, upload progress and order. */

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useRef, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import { AriaDisabledButton } from '../../lib/focus.tsx';
import { formatCount } from '../../messages/format.ts';
import { useMessages } from '../../messages/messages.ts';
import type { Upload } from './uploads.ts';
import type { UploadList } from './useUploads.ts';

/** The distance or delay before a drag begins, so that clicks and scrolling still work. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

const noAnnouncement = () => undefined;
/** The buttons announce moves to screen readers. */
const NO_ANNOUNCEMENTS = {
  announcements: {
    onDragStart: noAnnouncement,
    onDragOver: noAnnouncement,
    onDragEnd: noAnnouncement,
    onDragCancel: noAnnouncement,
  },
  screenReaderInstructions: { draggable: '' },
};

export function FileList({
  files,
  uploads,
  label,
}: {
  /** The displayed files of `uploads`. */
  files: readonly Upload[];
  uploads: UploadList;
  label: string;
}) {
  const { actions: messages, language } = useMessages();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const move = (upload: Upload, offset: number) => {
    uploads.move(upload.key, offset);
    setAnnouncement(
      format(messages.atPlace, {
        name: upload.name,
        place: files.indexOf(upload) + 1 + offset,
        all: files.length,
      }),
    );
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const from = files.find(({ key }) => key === active.id);
    const to = files.findIndex(({ key }) => key === over?.id);
    if (from && to >= 0 && files[to] !== from) move(from, to - files.indexOf(from));
  };
  const remove = (upload: Upload) => {
    const index = files.indexOf(upload);
    uploads.remove(upload.key);
    setAnnouncement(format(messages.removed, { name: upload.name }));
    // The focused button is removed; the focus moves to the next file.
    const buttons = list.current?.querySelectorAll<HTMLElement>('.pictures-remove') ?? [];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={NO_ANNOUNCEMENTS}
        onDragEnd={drop}
      >
        <SortableContext items={files.map(({ key }) => ({ id: key }))} strategy={rectSortingStrategy}>
          <ul
            ref={list}
            className="pictures-files"
            aria-label={`${label}, ${formatCount(messages.count, files.length, language)}`}
          >
            {files.map((upload, index) => (
              <FileItem
                key={upload.key}
                upload={upload}
                isFirst={index === 0}
                isLast={index === files.length - 1}
                onMove={(by) => move(upload, by)}
                onRemove={() => remove(upload)}
                onRetry={() => uploads.retry(upload.key)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="acts-heard">
        {announcement}
      </p>
    </>
  );
}

interface FileItemProps {
  upload: Upload;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}

function FileItem({ upload, isFirst, isLast, onMove, onRemove, onRetry }: FileItemProps) {
  const messages = useMessages().actions;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: upload.key });
  const style = { transform: CSS.Translate.toString(transform), transition };
  const percent = Math.round(upload.progress * 100);
  return (
    <li ref={setNodeRef} style={style} className="pictures-file" data-dragged={isDragging || undefined}>
      <div className="pictures-thumb" {...listeners}>
        <UploadThumbnail address={upload.previewUrl} name={upload.name} />
      </div>
      {upload.id === undefined && upload.failed === undefined && (
        <progress max={100} value={percent} aria-label={upload.name}>
          {format(messages.sending, { part: percent })}
        </progress>
      )}
      {upload.failed !== undefined && (
        <p className="acts-mistake">
          {format(messages.notSent, { message: upload.failed })}{' '}
          {upload.file && (
            <button type="button" className="acts-button" onClick={onRetry}>
              {messages.again}
            </button>
          )}
        </p>
      )}
      <div className="pictures-tools">
        <Tool
          label={format(messages.earlier, { name: upload.name })}
          isDisabled={isFirst}
          onClick={() => onMove(-1)}
          sign="←"
        />
        <Tool
          label={format(messages.later, { name: upload.name })}
          isDisabled={isLast}
          onClick={() => onMove(1)}
          sign="→"
        />
        <button
          type="button"
          className="acts-icon pictures-remove"
          aria-label={format(messages.removeFile, { name: upload.name })}
          onClick={onRemove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </li>
  );
}

interface ToolProps {
  label: string;
  sign: string;
  isDisabled: boolean;
  onClick: () => void;
}

const Tool = ({ label, sign, isDisabled: isOff, onClick }: ToolProps) => (
  <AriaDisabledButton
    className="acts-icon pictures-order"
    aria-label={label}
    isDisabled={isOff}
    onClick={onClick}
  >
    <span aria-hidden="true">{sign}</span>
  </AriaDisabledButton>
);

/** The picture, or the file name if the browser cannot render it, such as HEIC. */
function UploadThumbnail({ address, name }: { address: string | undefined; name: string }) {
  const [isShown, setDrawn] = useState(address !== undefined);
  return isShown ? (
    <img src={address} alt={name} decoding="async" draggable={false} onError={() => setDrawn(false)} />
  ) : (
    <span className="pictures-name">{name}</span>
  );
}

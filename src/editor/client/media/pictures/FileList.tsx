/** Chosen files with their pictures: sent how far, in which order. */
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
import type { ActionMessages } from '../../../shared/actionMessages.ts';
import { AriaDisabledButton } from '../../lib/AriaDisabledButton.tsx';
import type { Upload } from './uploads.ts';
import type { UploadList } from './useUploads.ts';

/** A mouse has to move and a finger to rest before they drag, so that clicks and scrolling stay what they are. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

const noAnnouncement = () => undefined;
/** The buttons say it for those who do not see a drag. */
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
  messages,
}: {
  /** Those of `uploads` that are shown. */
  files: readonly Upload[];
  uploads: UploadList;
  label: string;
  messages: ActionMessages;
}) {
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const move = (upload: Upload, offset: number) => {
    uploads.move(upload.key, offset);
    setAnnouncement(messages.atPlace(upload.name, files.indexOf(upload) + 1 + offset, files.length));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const from = files.find(({ key }) => key === active.id);
    const to = files.findIndex(({ key }) => key === over?.id);
    if (from && to >= 0 && files[to] !== from) move(from, to - files.indexOf(from));
  };
  const remove = (one: Upload) => {
    const index = files.indexOf(one);
    uploads.remove(one.key);
    setAnnouncement(messages.removed(one.name));
    // Its button goes with it; the focus stays in the list, at the one that follows.
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
          <ul ref={list} className="pictures-files" aria-label={`${label}, ${messages.count(files.length)}`}>
            {files.map((one, index) => (
              <FileItem
                key={one.key}
                upload={one}
                isFirst={index === 0}
                isLast={index === files.length - 1}
                onMove={(by) => move(one, by)}
                onRemove={() => remove(one)}
                onRetry={() => uploads.retry(one.key)}
                messages={messages}
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
  messages: ActionMessages;
}

function FileItem({ upload, isFirst, isLast, onMove, onRemove, onRetry, messages }: FileItemProps) {
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
          {messages.sending(percent)}
        </progress>
      )}
      {upload.failed !== undefined && (
        <p className="acts-mistake">
          {messages.notSent(upload.failed)}{' '}
          {upload.file && (
            <button type="button" className="acts-button" onClick={onRetry}>
              {messages.again}
            </button>
          )}
        </p>
      )}
      <div className="pictures-tools">
        <Tool
          label={messages.earlier(upload.name)}
          isDisabled={isFirst}
          onClick={() => onMove(-1)}
          sign="←"
        />
        <Tool label={messages.later(upload.name)} isDisabled={isLast} onClick={() => onMove(1)} sign="→" />
        <button
          type="button"
          className="acts-icon pictures-remove"
          aria-label={messages.removeFile(upload.name)}
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

/** The picture, or the name of a file that the browser cannot draw, as a HEIC. */
function UploadThumbnail({ address, name }: { address: string | undefined; name: string }) {
  const [isShown, setDrawn] = useState(address !== undefined);
  return isShown ? (
    <img src={address} alt={name} decoding="async" draggable={false} onError={() => setDrawn(false)} />
  ) : (
    <span className="pictures-name">{name}</span>
  );
}

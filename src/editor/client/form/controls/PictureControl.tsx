/** A picture field: a thumbnail, a dialog for choosing a picture, and its path. */
import { useState } from 'react';
import { useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';
import { PictureDialog } from '../PictureDialog.tsx';
import { Thumbnail } from '../Thumbnail.tsx';

export function PictureControl({ text, onText, attributes, field }: TextProps) {
  const { site, messages, onEditPicture } = useForm();
  const path = text.replace(/^\//, '');
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="form-picture">
      <Thumbnail path={text} />
      <div className="form-picture-parts">
        <input
          {...attributes}
          type="text"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <button type="button" className="form-button" onClick={() => setChoosing(true)}>
          {messages.choosePicture}
          <span className="form-heard">: {field.label}</span>
        </button>
        {onEditPicture && site.pictures.includes(path) && (
          <button type="button" className="form-button" onClick={() => onEditPicture(path)}>
            {messages.editPicture}
            <span className="form-heard">: {field.label}</span>
          </button>
        )}
      </div>
      {choosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onPictures={([first]) => {
            if (first !== undefined) onText(first);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

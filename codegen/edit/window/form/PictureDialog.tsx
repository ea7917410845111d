/** The pictures of the site, to choose from. */
import { useState } from 'react';
import { useForm } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { Thumb } from './Thumb.tsx';

const AT_ONCE = 60;

export function PictureDialog({
  onClose,
  onPictures,
}: {
  onClose: () => void;
  onPictures: (paths: string[]) => void;
}) {
  const { site, words, onAddPicture } = useForm();
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(AT_ONCE);
  const asked = search.toLowerCase().split(/\s+/);
  const found = site.pictures.filter((path) => asked.every((word) => path.toLowerCase().includes(word)));
  const add = async (files: FileList | null) => {
    if (onAddPicture && files && files.length > 0) onPictures(await onAddPicture([...files]));
  };
  return (
    <Dialog title={words.choosePicture} onClose={onClose}>
      <div className="form-dialog-tools">
        <label className="form-search">
          {words.search}
          <input
            type="search"
            className="form-control"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setCount(AT_ONCE);
            }}
          />
        </label>
        {onAddPicture && (
          <label className="form-button form-file">
            {words.picturesFromHere}
            <input
              type="file"
              accept="image/*"
              className="form-heard"
              onChange={({ target }) => void add(target.files)}
            />
          </label>
        )}
      </div>
      {found.length === 0 && <p>{words.nonePictures}</p>}
      <ul className="form-pictures">
        {found.slice(0, count).map((path) => (
          <li key={path}>
            <button type="button" onClick={() => onPictures([path])}>
              <Thumb path={path} />
              <span>{path.slice(path.lastIndexOf('/') + 1)}</span>
              <span className="form-heard"> {path}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > count && (
        <button type="button" className="form-button" onClick={() => setCount(count + AT_ONCE)}>
          {words.moreThere(Math.min(AT_ONCE, found.length - count))}
        </button>
      )}
    </Dialog>
  );
}

/** A dialog for choosing pictures of the site. */

import { useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { useIsUnmounted } from '../lib/hooks.ts';
import { errorMessage, formatCount } from '../messages/format.ts';
import { useForm } from './context.ts';
import { FormDialog } from './FormDialog.tsx';
import { matchesAllWords, SearchField } from './SearchField.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const PAGE_SIZE = 60;

export function PictureDialog({
  multiple: several = false,
  onClose,
  onPictures,
}: {
  /** True if several pictures may be chosen, in their order. */
  multiple?: boolean;
  onClose: () => void;
  onPictures: (paths: readonly string[]) => void;
}) {
  const { site, messages, language, onAddPicture } = useForm();
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(PAGE_SIZE);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (path: string) => {
    if (!several) onPictures([path]);
    else if (chosen.includes(path)) setChosen(chosen.filter((other) => other !== path));
    else setChosen([...chosen, path]);
  };
  const matches = site.pictures.filter(matchesAllWords(search));
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState('');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const isUnmounted = useIsUnmounted();
  const add = async (files: File[]) => {
    if (!onAddPicture || files.length === 0) return;
    setSending(true);
    setFailed('');
    setNotes([]);
    try {
      const added = await onAddPicture(files);
      // The dialog was closed, or another page is open.
      if (isUnmounted()) return;
      const all = [...chosen, ...added.pictures];
      if (added.notes.length === 0) onPictures(all);
      // The user reads the notes about skipped files first.
      setChosen(all);
      setNotes(added.notes);
    } catch (error) {
      setFailed(errorMessage(error));
    }
    setSending(false);
  };
  return (
    <FormDialog title={several ? messages.choosePictures : messages.choosePicture} onClose={onClose}>
      <div className="form-dialog-tools">
        <SearchField
          label={messages.search}
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            setCount(PAGE_SIZE);
          }}
        />
        {onAddPicture && (
          <label className="form-button form-file">
            {isSending ? messages.document.sending : messages.picturesFromHere}
            <input
              type="file"
              accept="image/*"
              multiple={several}
              className="form-heard"
              aria-disabled={isSending || undefined}
              onClick={(event) => isSending && event.preventDefault()}
              onChange={({ target }) => {
                void add([...(target.files ?? [])]);
                // Allows choosing the same file again.
                target.value = '';
              }}
            />
          </label>
        )}
      </div>
      {failed !== '' && (
        <p role="alert" className="form-error">
          {failed}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} role="status" className="form-warning">
          {note}
        </p>
      ))}
      {matches.length === 0 && <p>{messages.nonePictures}</p>}
      <ul className="form-pictures">
        {matches.slice(0, count).map((path) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={several ? chosen.includes(path) : undefined}
              onClick={() => choose(path)}
            >
              <Thumbnail path={path} />
              <span>{path.slice(path.lastIndexOf('/') + 1)}</span>
              <span className="form-heard"> {path}</span>
            </button>
          </li>
        ))}
      </ul>
      {matches.length > count && (
        <button type="button" className="form-button" onClick={() => setCount(count + PAGE_SIZE)}>
          {format(messages.moreThere, { count: Math.min(PAGE_SIZE, matches.length - count) })}
        </button>
      )}
      {(several || notes.length > 0) && (
        <div className="form-dialog-foot">
          <button
            type="button"
            className="form-button"
            disabled={chosen.length === 0}
            onClick={() => onPictures(chosen)}
          >
            {formatCount(messages.addChosen, chosen.length, language)}
          </button>
        </div>
      )}
    </FormDialog>
  );
}

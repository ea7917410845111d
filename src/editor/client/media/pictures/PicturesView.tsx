/** The pictures of the site: search, details and actions. */

import { useEffect, useRef, useState } from 'react';
import type { PictureAction, SitePictures, SiteView } from '../../../shared/protocol.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import { fileName } from '../../form/Thumbnail.tsx';
import { useMessages } from '../../messages/messages.ts';
import type { ActionApi } from '../../state/api.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { NO_FILE_FILTER } from './FileFinder.tsx';
import { PictureDetails } from './PictureDetails.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { useSiteFiles } from './useSiteFiles.ts';
import './view.css';

export function PicturesView({
  api,
  site,
  only,
  onClose,
}: {
  api: ActionApi;
  site: SiteView;
  /** The path of a single picture to show; all by default. */
  only?: string;
  onClose: () => void;
}) {
  const messages = useMessages().pictures;
  const pictures = useSiteFiles<SitePictures, PictureAction>(
    api,
    api.sitePictures,
    ({ kind }) => messages.done[kind],
    messages,
  );
  const [chosen, setChosen] = useState(only);
  const lastPath = useRef(chosen);
  const [filter, setFilter] = useState(NO_FILE_FILTER);
  const body = useRef<HTMLDivElement>(null);
  /** The new path of a replaced sample, until that is undone. */
  const [newPath, setNewPath] = useState<string>();
  const find = (picturePath: string | undefined) =>
    pictures.list?.pictures.find(({ path }) => path === picturePath);
  const picture = find(newPath) ?? find(chosen);
  const open = (path: string | undefined) => {
    lastPath.current = path ?? picture?.path;
    setNewPath(undefined);
    setChosen(path);
  };
  const isFirst = useRef(true);
  // Returns the focus to the picture that was open.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const within = [...(body.current?.querySelectorAll<HTMLElement>('[data-path], [data-back]') ?? [])];
    const next =
      chosen === undefined
        ? within.find(({ dataset }) => dataset.path === lastPath.current)
        : within.find(({ dataset }) => 'back' in dataset);
    next?.scrollIntoView({ block: 'center' });
    next?.focus();
  }, [chosen]);
  return (
    <ActionDialog
      title={chosen === undefined ? messages.pictures : fileName(picture?.path ?? chosen)}
      className="pictures-view"
      onClose={onClose}
    >
      <div ref={body}>
        {chosen !== undefined && only === undefined && (
          <p>
            <button type="button" className="acts-button" data-back onClick={() => open(undefined)}>
              <span aria-hidden="true">‹ </span>
              {messages.all}
            </button>
          </p>
        )}
        <ActionStatus pictures={pictures} />
        {!pictures.list && !pictures.failed && <p>{messages.reading}</p>}
        {pictures.list && chosen === undefined && (
          <PictureGrid
            list={pictures.list}
            site={site}
            filter={filter}
            onFilter={setFilter}
            onChoose={open}
          />
        )}
        {pictures.list && chosen !== undefined && !picture && <p>{messages.none}</p>}
        {picture && (
          <PictureDetails
            key={chosen}
            picture={picture}
            pictures={pictures}
            site={site}
            onLeave={onClose}
            onPath={setNewPath}
            onRemoved={() => (only === undefined ? open(undefined) : onClose())}
          />
        )}
      </div>
    </ActionDialog>
  );
}

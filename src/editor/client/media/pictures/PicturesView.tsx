/** All pictures of the site: found by name or because nothing uses them, and one of them large. */
import { useEffect, useRef, useState } from 'react';
import type { PictureAction, SitePictures, SiteView } from '../../../shared/protocol.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import { useActionMessages } from '../../form/useActionMessages.ts';
import { fileName } from '../../lib/pictureUrl.ts';
import { usePictureWords } from '../../messages/pictures.ts';
import type { ActionApi } from '../../state/api.ts';
import { ANY_FILE } from './FileFinder.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { PictureOutcome } from './PictureOutcome.tsx';
import { PictureSheet } from './PictureSheet.tsx';
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
  /** The path of the only picture that is shown; all without it. */
  only?: string;
  onClose: () => void;
}) {
  const words = usePictureWords();
  const pictures = useSiteFiles<SitePictures, PictureAction>(
    api,
    api.sitePictures,
    ({ kind }) => words.done[kind],
    words,
  );
  const [chosen, setChosen] = useState(only);
  const last = useRef(chosen);
  const [wish, setWish] = useState(ANY_FILE);
  const body = useRef<HTMLDivElement>(null);
  /** Where the chosen one is now, which was a sample; until that is taken back. */
  const [moved, setMoved] = useState<string>();
  const find = (one: string | undefined) => pictures.all?.pictures.find(({ path }) => path === one);
  const picture = find(moved) ?? find(chosen);
  const open = (path: string | undefined) => {
    last.current = path ?? picture?.path;
    setMoved(undefined);
    setChosen(path);
  };
  const isFirst = useRef(true);
  // Who comes back goes on from the picture that was open.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const within = [...(body.current?.querySelectorAll<HTMLElement>('[data-path], [data-back]') ?? [])];
    const next =
      chosen === undefined
        ? within.find(({ dataset }) => dataset.path === last.current)
        : within.find(({ dataset }) => 'back' in dataset);
    next?.scrollIntoView({ block: 'center' });
    next?.focus();
  }, [chosen]);
  return (
    <ActionDialog
      title={chosen === undefined ? words.pictures : fileName(picture?.path ?? chosen)}
      className="pictures-view"
      onClose={onClose}
      words={useActionMessages()}
    >
      <div ref={body}>
        {chosen !== undefined && only === undefined && (
          <p>
            <button type="button" className="acts-button" data-back onClick={() => open(undefined)}>
              <span aria-hidden="true">‹ </span>
              {words.all}
            </button>
          </p>
        )}
        <PictureOutcome pictures={pictures} />
        {!pictures.all && !pictures.failed && <p>{words.reading}</p>}
        {pictures.all && chosen === undefined && (
          <PictureGrid all={pictures.all} site={site} wish={wish} onWish={setWish} onChoose={open} />
        )}
        {pictures.all && chosen !== undefined && !picture && <p>{words.none}</p>}
        {picture && (
          <PictureSheet
            key={chosen}
            picture={picture}
            pictures={pictures}
            site={site}
            onLeave={onClose}
            onPath={setMoved}
            onGone={() => (only === undefined ? open(undefined) : onClose())}
          />
        )}
      </div>
    </ActionDialog>
  );
}

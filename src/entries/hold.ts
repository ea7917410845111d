/** What a visitor asks of the app before it has come: a large picture, the search. Runs within the starter. */
import { wantsBrowser } from '../parts/modified.ts';
import { opensSearch } from '../shell/searchKey.ts';
import { root } from './root.ts';

/** How long it waits before the link does what it does without the app, in milliseconds. */
const PATIENCE_MS = 6000;

const isComing = () => root.matches('.js:not([data-ready])');

const SEARCH = 'a.search-link';
/** The links that the app takes for more than links. */
const HELD = `a.picture-link, ${SEARCH}`;

/**
 * Says what is being waited for, where that takes longer: to the visitor, and of the search to the app, which then loads
 * titles first. Outside of what the app takes over.
 */
function sayLoading(isSearch: boolean): HTMLElement {
  const note = document.createElement('p');
  note.className = `held search-waiting${isSearch ? ' search-held' : ''}`;
  note.setAttribute('role', 'status');
  note.textContent = root.dataset[isSearch ? 'loadingSearch' : 'loadingPicture'] ?? '…';
  document.body.append(note);
  return note;
}

/** Keeps the first click on such a link, or the key that opens the search, until the app is there to answer it. */
export function holdFirst(): void {
  let held: HTMLAnchorElement | undefined;
  const hold = (event: Event, link: HTMLAnchorElement | null) => {
    if (!link) return;
    event.preventDefault();
    if (!held) {
      const note = sayLoading(link.matches(SEARCH));
      const watch = new MutationObserver(() => isComing() || done());
      watch.observe(root, { attributes: true });
      const end = setTimeout(() => done(), PATIENCE_MS);
      const done = () => {
        watch.disconnect();
        clearTimeout(end);
        note.remove();
        const link = held;
        held = undefined;
        // Without the app, and after so long, it is followed.
        if (link?.isConnected && root.dataset.ready !== undefined) link.click();
        else if (link) location.assign(link.href);
      };
    }
    held = link;
  };
  addEventListener('click', (event) => {
    const { target } = event;
    // What has been answered was answered by the app.
    if (event.defaultPrevented || wantsBrowser(event) || !isComing()) return;
    hold(event, target instanceof Element ? target.closest<HTMLAnchorElement>(HELD) : null);
  });
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && isComing() && opensSearch(event))
      hold(event, document.querySelector<HTMLAnchorElement>(SEARCH));
  });
}

/** Holds clicks on controls that need the app until it is loaded. Runs in the inline loader. */
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { opensSearch } from '../shell/searchKey.ts';
import { root } from './root.ts';

/** Time before a held link is followed, in milliseconds: at 20 kB/s, Home and the app need 15 s. */
const HOLD_TIMEOUT_MS = 30000;

const isAppLoading = () => root.matches('.js:not([data-ready])');

const SEARCH = 'a.search-link';
const PICTURE = 'a.picture-link';
type Control = HTMLAnchorElement | HTMLButtonElement;
const CONTROLS = `${SEARCH}, ${PICTURE}, a.video-start, #root button:not([popovertarget])`;

/** For the search the note also makes the app load the titles first. It is outside of the hydrated root. */
function announceLoading(control: Element): HTMLElement {
  const { loading, loadingPicture, loadingSearch } = root.dataset;
  const isSearch = control.matches(SEARCH);
  const note = document.createElement('p');
  note.className = `held search-waiting${isSearch ? ' search-held' : ''}`;
  note.setAttribute('role', 'status');
  note.textContent = (isSearch ? loadingSearch : control.matches(PICTURE) ? loadingPicture : loading) ?? '…';
  document.body.append(note);
  return note;
}

/**
 * @param hasFailed returns true if the app failed to load and is not loading again
 * @returns follows the held links after the app failed to load
 */
export function replayClicks(hasFailed: () => boolean): () => void {
  const controls: Control[] = [];
  let note: HTMLElement | undefined;
  // Buttons remain held. The last of several links is followed.
  const follow = () => {
    note?.remove();
    for (const control of controls) if ('href' in control) location.assign(control.href);
  };
  new MutationObserver(() => {
    if (isAppLoading()) return;
    note?.remove();
    for (const control of controls.splice(0)) if (control.isConnected) control.click();
  }).observe(root, { attributes: true });
  const hold = (event: Event, control: Control | null) => {
    if (!control) return;
    event.preventDefault();
    if (controls.length === 0) {
      note = announceLoading(control);
      setTimeout(follow, HOLD_TIMEOUT_MS);
    }
    if (controls[controls.length - 1] !== control) controls.push(control);
    if (hasFailed()) follow();
  };
  addEventListener('click', (event) => {
    const { target } = event;
    // The app has already handled the event.
    if (event.defaultPrevented || isModifiedClick(event) || !isAppLoading()) return;
    hold(event, target instanceof Element ? target.closest<Control>(CONTROLS) : null);
  });
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && isAppLoading() && opensSearch(event))
      hold(event, document.querySelector<Control>(SEARCH));
  });
  return follow;
}

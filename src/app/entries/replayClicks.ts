/** Clicks of a visitor on what needs the app, before it has come. Runs within the inline loader. */
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { opensSearch } from '../shell/searchKey.ts';
import { root } from './root.ts';

/** How long a link waits before it does what it does without the app, in milliseconds: at 20 kB/s, Home and the app need 15 s. */
const PATIENCE_MS = 30000;

const isComing = () => root.matches('.js:not([data-ready])');

const SEARCH = 'a.search-link';
const PICTURE = 'a.picture-link';
/** Links that the app takes for more than links, and buttons, which do nothing without it. */
type Control = HTMLAnchorElement | HTMLButtonElement;
const CONTROLS = `${SEARCH}, ${PICTURE}, a.video-start, #root button:not([popovertarget])`;

/**
 * Says what is being waited for, where that takes longer: to the visitor, and of the search to the app, which then loads
 * titles first. Outside of what the app takes over.
 */
function sayLoading(control: Element): HTMLElement {
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
 * Keeps each click on such a control, or the key that opens the search, and repeats them in order when the app is there.
 *
 * @param hasFailed whether the app has failed to load and is not loading again
 * @returns follows the links among them: for when the app has failed to load
 */
export function replayClicks(hasFailed: () => boolean): () => void {
  const controls: Control[] = [];
  let note: HTMLElement | undefined;
  // A button has nothing else to do, and waits on; of several links the last is followed.
  const follow = () => {
    note?.remove();
    for (const each of controls) if ('href' in each) location.assign(each.href);
  };
  new MutationObserver(() => {
    if (isComing()) return;
    note?.remove();
    for (const each of controls.splice(0)) if (each.isConnected) each.click();
  }).observe(root, { attributes: true });
  const hold = (event: Event, control: Control | null) => {
    if (!control) return;
    event.preventDefault();
    if (controls.length === 0) {
      note = sayLoading(control);
      setTimeout(follow, PATIENCE_MS);
    }
    // A second click on the same control asks once more for what has not come yet.
    if (controls[controls.length - 1] !== control) controls.push(control);
    if (hasFailed()) follow();
  };
  addEventListener('click', (event) => {
    const { target } = event;
    // What has been answered was answered by the app.
    if (event.defaultPrevented || isModifiedClick(event) || !isComing()) return;
    hold(event, target instanceof Element ? target.closest<Control>(CONTROLS) : null);
  });
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && isComing() && opensSearch(event))
      hold(event, document.querySelector<Control>(SEARCH));
  });
  return follow;
}

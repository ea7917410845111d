/** Controls that need the app. The inline loader holds clicks on them until the app has hydrated the page. */
import { root } from './root.ts';

export type HeldControl = HTMLAnchorElement | HTMLButtonElement;

export const SEARCH = 'a.search-link';
export const CONTROLS = `${SEARCH}, a.picture-link, a.video-start, #root button:not([popovertarget])`;

/** Returns false if the app is ready, or has withdrawn because it cannot hydrate the page. */
export const isAppLoading = (): boolean => root.matches('.js:not([data-ready])');

/** Clicks held controls once the app is no longer loading. @param styles those of what a click may open */
export function replayClicks(held: HeldControl[], styles: Promise<unknown>): void {
  const replay = async () => {
    if (isAppLoading()) return;
    observer.disconnect();
    await styles;
    document.querySelector('.held')?.remove();
    for (const control of held.splice(0)) if (control.isConnected) control.click();
  };
  const observer = new MutationObserver(replay);
  observer.observe(root, { attributes: true });
}

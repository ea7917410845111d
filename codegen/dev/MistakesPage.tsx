/** What the development server answers while a page cannot be made: there is no sound state of a file that it needs. */
import { DevPage } from './DevPage.tsx';

/** @param text the problems, as the terminal shows them */
export function MistakesPage({ text, revision }: { text: string; revision: number }) {
  return (
    <DevPage title="This page cannot be shown yet" revision={revision}>
      <p>A file that it is made from has a mistake. Fix it, and the page appears by itself.</p>
      <pre>{text}</pre>
    </DevPage>
  );
}

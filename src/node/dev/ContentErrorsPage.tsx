/** What the development server answers while a page cannot be made: there is no sound state of a file that it needs. */
import { DevPage } from './DevPage.tsx';
import type { PageCode } from './pageCode.ts';

/** @param text the problems, as the terminal shows them */
export function ContentErrorsPage({
  text,
  revision,
  code,
}: {
  text: string;
  revision: number;
  code: PageCode;
}) {
  return (
    <DevPage title="This page cannot be shown yet" revision={revision} code={code}>
      <p>A file that it is made from has a mistake. Fix it, and the page appears by itself.</p>
      <pre>{text}</pre>
    </DevPage>
  );
}

/** The page that the development server sends if a file was never valid. */
import { DevPage } from './DevPage.tsx';
import type { PageCode } from './pageCode.ts';

/** @param text the problems, as in the terminal */
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

/** The dialogs of the editor for actions and pictures: questions, messages and drafts. */
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActAnswers, successfulAnswers } from './actionResponses.ts';
import { ActsWindow } from './actionsWindow.tsx';
import { createUser, findOne, isShown, openDocument, write } from './page.ts';

openDocument('<div></div>');

let answers: ActAnswers;
let requests: { name: string; body: Record<string, unknown> }[];
let uploads: number;
let root: Root | undefined;

/** Opens the dialogs; a second time as after a reload. */
function openWindow(): void {
  root?.unmount();
  sessionStorage.clear();
  root = createRoot(findOne('body > div'));
  flushSync(() => root?.render(<ActsWindow />));
}

beforeEach(() => {
  answers = successfulAnswers();
  requests = [];
  uploads = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const name = path.slice('/api/'.length);
    const parsed = JSON.parse(body);
    requests.push({ name, body: parsed });
    if (name === 'act' && answers.fault !== undefined)
      return { ok: false, json: async () => ({ message: answers.fault }) };
    const answer = {
      act: () => answers.act(parsed.action, parsed.mode),
      pictures: () => answers.pictures,
      undo: () => ({ redo: { id: '1', type: 'moved', name: 'it' } }),
    }[name];
    return { ok: true, json: async () => answer?.() ?? {} };
  });
  vi.stubGlobal('XMLHttpRequest', Upload);
  openWindow();
});
afterEach(() => {
  root?.unmount();
  root = undefined;
});

/** An upload request. */
class Upload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  status = 0;
  responseText = '';
  readonly #headers = new Map<string, string>();
  #path = '';

  open(method: string, path: string): void {
    this.#path = `${method} ${path}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name.toLowerCase(), value);
  }

  async send(file: File): Promise<void> {
    expect(this.#path).toBe(`POST /api/upload?name=${encodeURIComponent(file.name)}`);
    expect(this.#headers.get('x-token')).toBe('token');
    this.upload.onprogress?.({ loaded: 0, total: file.size });
    await Promise.resolve();
    uploads += 1;
    this.status = answers.upload.status;
    this.responseText = JSON.stringify({ id: `upload ${uploads}`, message: answers.upload.message });
    this.onload?.();
  }
}

const PHOTOS = ['seminar-1.jpg', 'seminar-2.jpg', 'seminar-3.jpg'].map(
  (name) => new File([name], name, { type: 'image/jpeg' }),
);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const acts = () => requests.filter(({ name }) => name === 'act').map(({ body }) => body);
const names = () => [...document.querySelectorAll('.pictures-name')].map((name) => name.textContent);
const done = (words: string) => waitFor(() => expect(findOne('#done').textContent).toContain(words));
const beginEvent = async () => {
  const user = createUser();
  await user.click(findOne('#add'));
  await user.click(await button(/^An event/));
  return user;
};
const choosePhotos = async (files: File[]) => {
  const drop = (await button(/^Choose photos/)).closest<HTMLElement>('.pictures-drop');
  await createUser().upload(findOne('input[type=file]', drop ?? undefined), files);
  await waitFor(() =>
    expect(document.querySelectorAll('.pictures-file').length).toBeGreaterThanOrEqual(files.length),
  );
};
/** Continues to the preview or the refusal. */
const next = async () => createUser().click(await button('Next'));
const isSaid = async () => {
  await waitFor(() => expect(isShown(screen.getByText(/gets an event/))).toBe(true));
};

test('a photo that was not sent before the tab closed is named', async () => {
  answers.upload = { status: 500, message: 'The disk is full.' };
  await beginEvent();
  await choosePhotos(PHOTOS.slice(0, 1));
  await screen.findByText(/Not sent: The disk is full\./);
  openWindow();
  await createUser().click(findOne('#add'));
  await createUser().click(await button(/^An event Begun/));
  await screen.findByText(/Not sent: The window was closed before\./);
  expect(names()).toEqual(['seminar-1.jpg']);
});

test('an unanswered question is marked, other errors are at the top', async () => {
  await beginEvent();
  answers.act = () => ({ kind: 'refused', message: 'Give --title, such as X.', question: 'title' });
  await next();
  expect((await screen.findByText('This is needed.')).className).toBe('acts-mistake');
  const title = screen.getByLabelText(/^Title/);
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(title);
  answers.act = () => ({ kind: 'refused', message: 'The site has mistakes.' });
  await next();
  await screen.findByText('The site has mistakes.');
  expect(screen.queryByText('This is needed.')).toBeNull();
});

test('an event can have no date and several videos', async () => {
  const user = await beginEvent();
  const day = findOne<HTMLInputElement>('input[type="date"]');
  fireEvent.input(day, { target: { value: '2026-03-14' } });
  expect(day.value).toBe('2026-03-14');
  await user.click(screen.getByLabelText('It has no day'));
  expect(day.value).toBe('');
  await user.click(screen.getByText(/^More:/));
  write(screen.getByLabelText(/^Videos/), 'https://one.example/\nhttps://two.example/');
  await next();
  await isSaid();
  expect(acts()).toMatchObject([
    { action: { answers: { date: ['none'], video: ['https://one.example/', 'https://two.example/'] } } },
  ]);
});

test('photos can be sorted and removed, and a failed one is sent again', async () => {
  const user = await beginEvent();
  answers.upload = { status: 500, message: 'The disk is full.' };
  await choosePhotos(PHOTOS);
  await waitFor(() => expect(screen.getAllByText(/Not sent: The disk is full\./)).toHaveLength(3));
  await next();
  await screen.findByText(/Some files could not be sent\./);
  expect(requests).toEqual([]);
  answers.upload = { status: 200 };
  for (let left = 3; left > 0; left--) {
    const [again] = screen.getAllByRole('button', { name: 'Try again' });
    if (again) await user.click(again);
    await waitFor(() => expect(screen.queryAllByText(/Not sent/)).toHaveLength(left - 1));
  }
  await user.click(await button('Move seminar-3.jpg forward'));
  await user.click(await button('Remove seminar-1.jpg'));
  await next();
  await isSaid();
  // The second uploads got the ids 4, 5 and 6.
  const savedAnswers = { photos: ['upload 6', 'upload 5'], 'keep-order': ['yes'] };
  expect(acts()).toMatchObject([{ action: { answers: savedAnswers } }]);
});

test('photos that the editor has lost are sent again, or named if the window has lost them, too', async () => {
  const { act } = answers;
  // A restarted editor has no uploads.
  let uploadCount = 2;
  answers.act = (asking, only) => {
    const sent = asking.kind === 'new' ? (asking.answers.photos ?? []) : [];
    const missingUploads = sent.filter((id) => Number(id.replace('upload ', '')) <= uploadCount);
    return missingUploads.length > 0
      ? { kind: 'refused', message: 'No.', missingUploads }
      : act(asking, only);
  };
  await beginEvent();
  await choosePhotos(PHOTOS.slice(0, 2));
  await next();
  await isSaid();
  expect(acts()).toMatchObject([
    { action: { answers: { photos: ['upload 1', 'upload 2'] } } },
    { action: { answers: { photos: ['upload 3', 'upload 4'] } } },
  ]);
  uploadCount = 4;
  openWindow();
  await beginEvent();
  const intoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await next();
  const message = await screen.findByText(/Some files could not be sent\./);
  expect(intoView.mock.contexts).toContain(message);
  expect(screen.getAllByText(/Not sent: The editor was started again\./)).toHaveLength(2);
  expect(names()).toEqual(['seminar-1.jpg', 'seminar-2.jpg']);
});

test('a picture that the browser cannot decode shows its name', async () => {
  await beginEvent();
  await choosePhotos([new File(['HEIC'], 'turned.heic')]);
  expect(names()).toEqual([]);
  fireEvent.error(findOne('.pictures-thumb img'));
  expect(names()).toEqual(['turned.heic']);
});

test('a failed request is reported, and nothing is lost', async () => {
  await beginEvent();
  write(screen.getByLabelText(/^Title/), 'Walk');
  answers.fault = 'No room.';
  await next();
  await screen.findByText(/It could not be done: No room\./);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Walk');
});

test('a page is chosen by its title', async () => {
  const user = createUser();
  await user.click(findOne('#add'));
  await user.click(await button(/^A table/));
  write(screen.getByLabelText(/^Page/), 'വായനക്കൂട്ടം');
  await screen.findByText('✓ വായനക്കൂട്ടം (/clubs/വായന/)');
  await next();
  await waitFor(() => expect(acts()).toMatchObject([{ action: { answers: { to: ['clubs/വായന'] } } }]));
});

test('a title becomes the address, below another page', async () => {
  const user = createUser();
  await user.click(findOne('#move'));
  write(screen.getByLabelText('Last part of the address'), 'Bird Walk, 2026');
  write(screen.getByLabelText('Below which page'), 'news');
  await screen.findByText('New address: /news/bird-walk-2026/');
  await next();
  await user.click(await button('Move'));
  await done('Added.');
  const act = { kind: 'move', from: 'clubs/nature/bird-walk', to: 'news/bird-walk-2026' };
  expect(acts()).toEqual([{ action: act, mode: 'preview' }, { action: act }]);
});

test('an unchanged address, or one below no page, is not requested', async () => {
  const user = createUser();
  await user.click(findOne('#move'));
  await screen.findByText('This is the address that it has now.');
  await user.keyboard('{Enter}');
  write(screen.getByLabelText('Below which page'), 'nowhere');
  await screen.findByText('There is no such page.');
  await user.keyboard('{Enter}');
  // A key that changes the path does not submit the form.
  expect(requests).toEqual([]);
  write(screen.getByLabelText('Below which page'), 'news');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
});

test.each(['move', 'remove'])('input for %s a page survives closing the tab', async (name) => {
  const user = createUser();
  const field = () => {
    const [last] = [
      ...screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input:not([type=radio])'),
    ].slice(-1);
    if (!last) throw new Error('The dialog has no field.');
    return last;
  };
  const type = async () => {
    await user.click(findOne(`#${name}`));
    if (name === 'remove') await user.click(screen.getByRole('radio', { name: 'Another page' }));
    write(field(), 'news');
  };
  await type();
  openWindow();
  await user.click(findOne(`#${name}`));
  expect(field().value).toBe('news');
  await screen.findByText(/^Here is what you wrote .* did not save\.$/);
  await user.click(await button('Discard'));
  const [discard] = screen.getAllByRole('button', { name: 'Discard' });
  if (discard) await user.click(discard);
  expect(screen.queryByText(/Here is what you wrote/)).toBeNull();
  expect(document.activeElement?.hasAttribute('data-first')).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  // The draft is removed when the action is done.
  await type();
  await next();
  await isSaid();
  const main = [...document.querySelectorAll<HTMLElement>('.acts-main')].find(isShown);
  if (main) await user.click(main);
  await done('Added.');
  await user.click(findOne(`#${name}`));
  expect(screen.queryByText(/Here is what you wrote/)).toBeNull();
});

test('the old address of a removed page redirects to its parent, or to another page', async () => {
  const user = createUser();
  await user.click(findOne('#remove'));
  screen.getByLabelText('The page above: Nature Club').focus();
  await user.keyboard('{Enter}');
  await user.click(await button('Back'));
  await user.click(screen.getByRole('radio', { name: 'Another page' }));
  const dialog = within(screen.getByRole('dialog'));
  write(dialog.queryByRole('combobox') ?? dialog.getByRole('textbox'), 'News');
  await next();
  await user.click(await button('Remove'));
  await done('Added.');
  const from = 'clubs/nature/bird-walk';
  expect(acts()).toEqual([
    { action: { kind: 'remove', from }, mode: 'preview' },
    { action: { kind: 'remove', from, to: '/news/' }, mode: 'preview' },
    { action: { kind: 'remove', from, to: '/news/' } },
  ]);
});

test('an action is undone and announced, and the focus stays', async () => {
  const user = createUser();
  (await button('Undo: moved Youth Red Cross')).focus();
  await user.keyboard('{Enter}');
  const message = await screen.findByText('Taken back: moved Youth Red Cross');
  expect(message.getAttribute('role')).toBe('status');
  await button('Redo: moved it');
  expect(document.activeElement?.textContent).toBe('Nothing to undo');
  await user.keyboard('{Enter}');
  expect(requests).toEqual([{ name: 'undo', body: { id: '1' } }]);
});

test('added photos give their paths in order, and omitted ones are named', async () => {
  const note = 'IMG_2.jpg is left out: it looks the same as IMG_1.jpg.';
  answers.pictures = { pictures: ['images/a.jpg', 'images/b.jpg'], notes: [note] };
  await createUser().click(findOne('#take'));
  const drop = (await button(/^Choose photos/)).closest<HTMLElement>('.pictures-drop');
  await createUser().upload(findOne('input[type=file]', drop ?? undefined), PHOTOS);
  await done('images/a.jpg images/b.jpg');
  const [status] = [...document.querySelectorAll('.pictures-take [role=status]')].slice(-1);
  expect(status?.textContent).toBe(`2 photos taken.${note}`);
  expect(requests).toMatchObject([{ body: { uploads: ['upload 1', 'upload 2', 'upload 3'] } }]);
  expect(document.querySelectorAll('.pictures-file')).toHaveLength(0);
});

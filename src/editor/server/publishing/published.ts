/** Publishes a site in a conversation: what would change is said first, and only a yes sends it. */
import { ContentError } from '../../../core/problems/problem.ts';
import { readSite } from '../../../node/content/folder.ts';
import { type Published, type Publishing, publishSite, rollBack } from '../../../node/deploy/index.ts';
import { checkOwn } from '../../../node/deploy/live/index.ts';
import type { Person } from '../../../node/deploy/person.ts';
import { madeReady } from '../../../node/deploy/ready.ts';
import { PASSWORD, parseTarget, type Target } from '../../../node/deploy/target.ts';
import type { OpenProgress } from '../../../node/system/progress.ts';
import { UsageError } from '../../../node/system/usageError.ts';
import type {
  PromptResponse,
  PublishPlan,
  PublishPrompt,
  PublishRequest,
  PublishResult,
  PublishStage,
} from '../../shared/protocol.ts';
import { shown } from '../save.ts';

export interface Talk {
  say(step: { kind: 'working'; stage: PublishStage; done?: number; all?: number }): void;
  ask(question: PublishPrompt): Promise<PromptResponse>;
}

/**
 * Does what is ordered.
 *
 * @param folder the site folder, absolute; what is not saved is no part of it
 * @throws (rejects) with our own mistakes only; what the check and the host say is in the end
 */
export async function published(
  folder: string,
  { action, target: to }: PublishRequest,
  { say, ask }: Talk,
): Promise<PublishResult> {
  const at = (stage: PublishStage) => say({ kind: 'working', stage });
  const login = loginOf(ask);
  try {
    const target = parseTarget(to, folder);
    const progress = progressTo(say);
    let send = rollBack;
    if (action === 'publish') {
      at('checking');
      const { out } = await madeReady(folder, progress);
      send = (publishing: Publishing) => publishSite(out, publishing);
    }
    const site = await readSite(folder);
    const sent = (dryRun: boolean) =>
      login((person) => send({ folder, site, target, person, dryRun, yes: false, progress }));
    at('comparing');
    const plan = planOf(await sent(true));
    if (plan === undefined) return { kind: 'same' };
    await ask({ kind: 'go', plan });
    at('comparing');
    const done = await sent(false);
    const end = { kind: 'done', ...sums(done), isIrreversible: done.kind === 'sent' && done.isLast } as const;
    if (!isOnTheWeb(target)) return { ...end, path: target.path, problems: [] };
    at('visiting');
    // What was saved meanwhile may have mistakes: that says nothing about the host.
    const problems = (await checkOwn(folder, site).catch(() => undefined)) ?? [];
    return { ...end, address: site.origin, problems: problems.map(shown) };
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'refused', problems: error.problems.map(shown) };
    if (error instanceof UsageError) return { kind: 'refused', message: error.message, problems: [] };
    throw error;
  }
}

const isOnTheWeb = (target: Target): target is Exclude<Target, { kind: 'folder' | 'zip' }> =>
  target.kind !== 'folder' && target.kind !== 'zip';

/** Connects as somebody who is asked for a password once, and again only when it was wrong. */
function loginOf(ask: Talk['ask']) {
  const given = process.env[PASSWORD];
  let password = given;
  let isWrong = false;
  const person = (): Person => ({
    password,
    askPassword: async () => {
      password = String(await ask({ kind: 'password', isWrong }));
      return password;
    },
    confirm: async (text) => (await ask({ kind: 'confirm', text })) === true,
  });
  return async <T>(use: (person: Person) => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await use(person());
      } catch (error) {
        const isRefused =
          error instanceof ContentError && error.problems.some(({ code }) => code === 'publish-login');
        if (!isRefused || password === given) throw error;
        password = given;
        isWrong = true;
      }
    }
  };
}

/** How often the window is told how far it is, in milliseconds. */
const REST_MS = 200;

function progressTo(say: Talk['say']): OpenProgress {
  // Pictures are made beside the pages, and told of when only they are left.
  let isDrawn = false;
  return (stage) => {
    let [all, done, told] = [0, 0, 0];
    return {
      add: () => {
        all++;
      },
      done: () => {
        done++;
        if ((stage === 'pictures' && !isDrawn) || (performance.now() - told < REST_MS && done < all)) return;
        told = performance.now();
        say({ kind: 'working', stage, done, all });
      },
      end: () => {
        if (stage === 'pages') isDrawn = true;
        if (stage === 'sending') say({ kind: 'working', stage: 'placing' });
      },
    };
  };
}

/** How many names of pages are told. */
const MOST_TITLES = 30;

function planOf(found: Published): PublishPlan | undefined {
  if (found.kind === 'same') return undefined;
  if (found.kind !== 'planned') return sums(found);
  const { added, changed, gone } = found.pages;
  const some = (titles: readonly string[]) => ({
    count: titles.length,
    titles: titles.slice(0, MOST_TITLES),
  });
  return { ...sums(found), pages: { added: some(added), changed: some(changed), gone: some(gone) } };
}

function sums(found: Published): { files: number; removed: number; bytes?: number; totalPages?: number } {
  if (found.kind === 'same') return { files: 0, removed: 0 };
  if (found.kind === 'packed')
    return { files: found.files, removed: 0, bytes: found.bytes, totalPages: found.pages };
  const bytes = found.kind === 'planned' ? found.bytes : undefined;
  return { files: found.sent.length, removed: found.removed.length, bytes };
}

/** Publishes a site: presents the plan first and sends files only after the user confirms. */
import { ContentError } from '../../../core/problems/problem.ts';
import { readSite } from '../../../node/content/folder.ts';
import { buildForPublish } from '../../../node/deploy/buildForPublish.ts';
import type { PublishPrompts } from '../../../node/deploy/host.ts';
import {
  type PublishOptions,
  type PublishOutcome,
  publishSite,
  rollBack,
} from '../../../node/deploy/index.ts';
import { checkOwnHost } from '../../../node/deploy/live/index.ts';
import { PASSWORD_VARIABLE, parseTarget, type Target } from '../../../node/deploy/target.ts';
import type { OpenProgress } from '../../../node/system/progress.ts';
import { UsageError } from '../../../node/system/usageError.ts';
import type {
  PromptResponse,
  PublishPlan,
  PublishPrompt,
  PublishRequest,
  PublishResult,
  PublishStage,
  PublishStep,
} from '../../shared/protocol.ts';
import { toEditorProblem } from '../save.ts';

export interface PublishClient {
  report(step: Extract<PublishStep, { kind: 'working' }>): void;
  prompt(question: PublishPrompt): Promise<PromptResponse>;
}

/**
 * @param folder the site folder, absolute; unsaved changes are not published
 * @param client prompts and progress
 * @throws (rejects) only with internal errors; failures of the check and the host are results
 */
export async function runPublish(
  folder: string,
  { action, target: to }: PublishRequest,
  { report, prompt }: PublishClient,
): Promise<PublishResult> {
  const reportStage = (stage: PublishStage) => report({ kind: 'working', stage });
  const withLogin = createLogin(prompt);
  try {
    const target = parseTarget(to, folder);
    const progress = reportProgress(report);
    let send = rollBack;
    if (action === 'publish') {
      reportStage('checking');
      const { out } = await buildForPublish(folder, progress);
      send = (publishing: PublishOptions) => publishSite(out, publishing);
    }
    const site = await readSite(folder);
    const sent = (dryRun: boolean) =>
      withLogin((prompts) => send({ folder, site, target, prompts, dryRun, yes: false, progress }));
    reportStage('comparing');
    const plan = planOf(await sent(true));
    if (plan === undefined) return { kind: 'same' };
    await prompt({ kind: 'go', plan });
    reportStage('comparing');
    const done = await sent(false);
    const end = {
      kind: 'done',
      ...totals(done),
      isIrreversible: done.kind === 'sent' && done.isLast,
    } as const;
    if (!isOnTheWeb(target)) return { ...end, path: target.path, problems: [] };
    reportStage('visiting');
    // A file saved in the meantime may have mistakes, which are not a problem of the host.
    const problems = (await checkOwnHost(folder, site).catch(() => undefined)) ?? [];
    return { ...end, address: site.origin, problems: problems.map(toEditorProblem) };
  } catch (error) {
    if (error instanceof ContentError)
      return { kind: 'refused', problems: error.problems.map(toEditorProblem) };
    if (error instanceof UsageError) return { kind: 'refused', message: error.message, problems: [] };
    throw error;
  }
}

const isOnTheWeb = (target: Target): target is Exclude<Target, { kind: 'folder' | 'zip' }> =>
  target.kind !== 'folder' && target.kind !== 'zip';

/** Prompts for a password once, and again only if it was wrong. */
function createLogin(prompt: PublishClient['prompt']) {
  const initialPassword = process.env[PASSWORD_VARIABLE];
  let password = initialPassword;
  let isWrong = false;
  const prompts = (): PublishPrompts => ({
    password,
    askPassword: async () => {
      password = String(await prompt({ kind: 'password', isWrong }));
      return password;
    },
    confirm: async (text) => (await prompt({ kind: 'confirm', text })) === true,
  });
  return async <T>(use: (person: PublishPrompts) => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await use(prompts());
      } catch (error) {
        const isRefused =
          error instanceof ContentError && error.problems.some(({ code }) => code === 'publish-login');
        if (!isRefused || password === initialPassword) throw error;
        password = initialPassword;
        isWrong = true;
      }
    }
  };
}

/** The interval between progress events, in milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

function reportProgress(report: PublishClient['report']): OpenProgress {
  // Pictures are made in parallel with pages; their progress is reported when only they are left.
  let arePagesRendered = false;
  return (stage) => {
    let [total, done, lastReport] = [0, 0, 0];
    return {
      add: () => {
        total++;
      },
      done: () => {
        done++;
        if (
          (stage === 'pictures' && !arePagesRendered) ||
          (performance.now() - lastReport < PROGRESS_INTERVAL_MS && done < total)
        )
          return;
        lastReport = performance.now();
        report({ kind: 'working', stage, done, total });
      },
      end: () => {
        if (stage === 'pages') arePagesRendered = true;
        if (stage === 'sending') report({ kind: 'working', stage: 'placing' });
      },
    };
  };
}

/** The maximum number of page titles in a plan. */
const MAX_TITLES = 30;

function planOf(published: PublishOutcome): PublishPlan | undefined {
  if (published.kind === 'same') return undefined;
  if (published.kind !== 'planned') return totals(published);
  const { added, changed, removed } = published.pages;
  const sample = (titles: readonly string[]) => ({
    count: titles.length,
    titles: titles.slice(0, MAX_TITLES),
  });
  return {
    ...totals(published),
    pages: { added: sample(added), changed: sample(changed), gone: sample(removed) },
  };
}

function totals(published: PublishOutcome): {
  files: number;
  removed: number;
  bytes?: number;
  totalPages?: number;
} {
  if (published.kind === 'same') return { files: 0, removed: 0 };
  if (published.kind === 'packed')
    return { files: published.files, removed: 0, bytes: published.bytes, totalPages: published.pages };
  const bytes = published.kind === 'planned' ? published.bytes : undefined;
  return { files: published.sent.length, removed: published.removed.length, bytes };
}

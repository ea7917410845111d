import { UsageError } from './usageError.ts';

export interface Prompts {
  print: (text: string) => void;
  /** The default is no. */
  confirm: (message: string) => Promise<boolean>;
  password: (message: string) => Promise<string>;
  /**
   * Repeats until the answer is valid.
   *
   * @param parse throws UsageError if the answer is invalid
   * @param defaultText the answer of an empty input
   */
  text: <T>(message: string, parse: (text: string) => T, defaultText?: string) => Promise<T>;
  select: (message: string, options: readonly string[]) => Promise<string>;
}

const loadPrompts = () => import('@clack/prompts');

/** Undefined if input or output is not a terminal. Ctrl-C ends the process. */
export const terminalPrompts: Prompts | undefined =
  process.stdin.isTTY && process.stdout.isTTY
    ? {
        print: (text) => console.log(text),
        async confirm(message) {
          const { confirm, isCancel } = await loadPrompts();
          const answer = await confirm({ message, initialValue: false });
          return isCancel(answer) ? stop() : answer;
        },
        async password(message) {
          const { password, isCancel } = await loadPrompts();
          const answer = await password({ message });
          return isCancel(answer) ? stop() : answer;
        },
        async text(message, parse, defaultText = '') {
          const { text, isCancel } = await loadPrompts();
          const validate = (input = '') => validationMessage(parse, input || defaultText);
          const answer = await text({
            message,
            placeholder: defaultText,
            defaultValue: defaultText,
            validate,
          });
          return isCancel(answer) ? stop() : parse(answer);
        },
        async select(message, options) {
          const { select, isCancel } = await loadPrompts();
          const answer = await select({ message, options: options.map((value) => ({ value })) });
          return isCancel(answer) ? stop() : answer;
        },
      }
    : undefined;

/** @returns the reason why an answer is invalid */
function validationMessage(parse: (text: string) => unknown, text: string): string | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

function stop(): never {
  // Unfinished work has a listener that cleans up and ends the process.
  process.emit('SIGINT', 'SIGINT');
  console.error('Stopped. Nothing was changed.');
  process.exit(130);
}

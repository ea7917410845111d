/** Reads the guides: their sections, and the steps of each in page order. */

/** An action of the reader, or an output. */
type Step =
  /** A fenced `sh` block: one command per line. */
  | { kind: 'commands'; line: number; commands: Command[]; exit: number }
  /** A fenced `text` block: the output of the commands before it. */
  | { kind: 'output'; line: number; lines: string[] }
  /** A fenced `json` block. */
  | { kind: 'json'; line: number; text: string; use: JsonUse }
  /** An instruction in prose, repeated for the test in a comment of the page. */
  | { kind: 'instruction'; line: number; instruction: Instruction };

export interface Command {
  line: number;
  words: string[];
}

/**
 * The use of a `json` block, after the language of its fence, which readers do not see. `file=…` is a complete file;
 * `into=…#/pointer` adds an item to a list or members to an object; `set=…#/pointer` replaces a value; `fragment` is only
 * shown.
 */
export type JsonUse = { way: 'file' | 'into' | 'set'; target: string } | { way: 'fragment' };

/** `<!-- put: FROM TO -->`, `<!-- delete: FILE -->`, `<!-- replace: FILE "A" "B" -->`. */
export interface Instruction {
  name: 'put' | 'delete' | 'replace';
  words: string[];
}

export interface GuideSection {
  title: string;
  line: number;
  steps: Step[];
}

/**
 * The sections of a page, each under a heading of level 2.
 *
 * @throws for an unknown fence or comment: the test must not ignore a guide
 */
export function readGuide(name: string, page: string): GuideSection[] {
  const sections: GuideSection[] = [{ title: name, line: 1, steps: [] }];
  const lines = page.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const section = sections.at(-1);
    if (!section) break;
    const heading = /^## (.+)$/.exec(line);
    if (heading) {
      sections.push({ title: heading[1] ?? '', line: index + 1, steps: [] });
      continue;
    }
    const fence = /^( *)```(.*)$/.exec(line);
    if (fence) {
      const [, indent = '', info = ''] = fence;
      const end = lines.indexOf(`${indent}\`\`\``, index + 1);
      if (end < 0) throw new Error(`${name}:${index + 1}: the block does not end.`);
      const body = lines.slice(index + 1, end).map((each) => each.slice(indent.length));
      const step = stepOf(`${name}:${index + 1}`, info, body, index + 1);
      if (step) section.steps.push(step);
      index = end;
      continue;
    }
    const comment = /^ *<!-- (\w+): (.*) -->$/.exec(line);
    if (comment) {
      const instruction = parseInstruction(comment[1], wordsOf(comment[2] ?? ''));
      if (!instruction) throw new Error(`${name}:${index + 1}: the comment is not understood.`);
      section.steps.push({ kind: 'instruction', line: index + 1, instruction });
    }
  }
  return sections;
}

function stepOf(location: string, info: string, body: readonly string[], line: number): Step | undefined {
  const [language, ...rest] = info.split(' ');
  if (language === 'sh') {
    const [, exit] = /^exit=(\d+)$/.exec(rest.join(' ')) ?? [];
    if (rest.length > 0 && exit === undefined) throw new Error(`${location}: "${info}" is not understood.`);
    return { kind: 'commands', line, commands: commandsOf(body, line), exit: Number(exit ?? 0) };
  }
  if (language === 'text') return { kind: 'output', line, lines: [...body] };
  if (language === 'json') return { kind: 'json', line, text: body.join('\n'), use: jsonUse(location, rest) };
  // A diagram.
  if (info === '') return undefined;
  throw new Error(`${location}: blocks of "${language}" are not tested.`);
}

function jsonUse(location: string, rest: readonly string[]): JsonUse {
  const use = rest.join(' ');
  if (use === 'fragment') return { way: 'fragment' };
  const [, way, target = ''] = /^(file|into|set)=(.+)$/.exec(use) ?? [];
  if (way === 'file' || way === 'into' || way === 'set') return { way, target };
  throw new Error(`${location}: say what the JSON is, such as "json file=public/data/canteen.json".`);
}

function parseInstruction(name: string | undefined, words: string[]): Instruction | undefined {
  return name === 'put' || name === 'delete' || name === 'replace' ? { name, words } : undefined;
}

/** A backslash at the end continues a line; a # begins a comment; && joins commands. */
function commandsOf(body: readonly string[], line: number): Command[] {
  const commands: Command[] = [];
  let open = '';
  for (const [index, text] of body.entries()) {
    open += text.replace(/\\$/, '');
    if (text.endsWith('\\')) continue;
    for (const part of open.replace(/(^|\s)#.*$/, '').split('&&')) {
      const words = wordsOf(part);
      if (words.length > 0) commands.push({ line: line + index + 1, words });
    }
    open = '';
  }
  return commands;
}

const wordsOf = (text: string) =>
  [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** Controls that propose what the site has: its pages, documents, data files, figures and lists of what is asked. */
import type { SiteView } from '../../../shared/protocol.ts';
import { useForm } from '../context.ts';
import { Combo, type Proposal } from './Combo.tsx';
import { FromHere } from './FromHere.tsx';
import { Code } from './Plain.tsx';
import type { TextProps } from './text.ts';

const pages = ({ pages: all }: SiteView): Proposal[] =>
  all.map(({ path, title }) => ({ value: path === '' ? '/' : path, name: title }));

const named = (paths: readonly string[]): Proposal[] =>
  paths.map((value) => ({ value, name: value.slice(value.lastIndexOf('/') + 1) }));

const FONT = /\.(woff2?|ttf|otf)$/i;

const links = (site: SiteView) => [...pages(site), ...named(site.documents)];
const fonts = ({ documents }: SiteView) => named(documents.filter((path) => FONT.test(path)));
const figures = (site: SiteView) => Object.entries(site.figures).map(([value, name]) => ({ value, name }));

function Proposing({ of, ...props }: TextProps & { of: (site: SiteView) => Proposal[] }) {
  const { site } = useForm();
  return <Combo {...props} proposals={() => of(site)} />;
}

export const Link = (props: TextProps) => (
  <FromHere {...props}>
    <Proposing {...props} of={links} />
  </FromHere>
);
export const Address = (props: TextProps) => <Proposing {...props} of={pages} />;
/** The home page has no words in its address. */
export const PagePath = (props: TextProps) => (
  <Proposing
    {...props}
    of={({ pages: all }) => all.map(({ path, title }) => ({ value: path, name: title }))}
  />
);
export const DocumentPath = (props: TextProps) => (
  <Proposing {...props} of={({ documents }) => named(documents)} />
);
export const Font = (props: TextProps) => <Proposing {...props} of={fonts} />;
export const DataFile = (props: TextProps) => <Proposing {...props} of={({ files }) => named(files)} />;
export const Figure = (props: TextProps) => <Proposing {...props} of={figures} />;

/** The lists of what authorities ask, by their titles; a name that is none of theirs stays. Where there are none it is typed. */
export function Requirements(props: TextProps) {
  const { text, onText, attributes } = props;
  const { asked, words } = useForm();
  if (asked.lists.length === 0) return <Code {...props} />;
  const isKnown = asked.lists.some(({ name }) => name === text);
  return (
    <select {...attributes} value={text} onChange={({ target }) => onText(target.value)}>
      {!isKnown && <option value={text}>{text === '' ? words.notSaid : text}</option>}
      {asked.lists.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** Controls with suggestions from the site: pages, documents, data files, figures and requirement lists. */
import type { SiteView } from '../../../shared/protocol.ts';
import { useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';
import { ComboBox, type ComboProposal } from './ComboBox.tsx';
import { DocumentUpload } from './DocumentUpload.tsx';
import { Code } from './PlainInput.tsx';

const pageProposals = ({ pages: all }: SiteView): ComboProposal[] =>
  all.map(({ path, title }) => ({ value: path === '' ? '/' : path, name: title }));

const pathProposals = (paths: readonly string[]): ComboProposal[] =>
  paths.map((value) => ({ value, name: value.slice(value.lastIndexOf('/') + 1) }));

const FONT = /\.(woff2?|ttf|otf)$/i;

const linkProposals = (site: SiteView) => [...pageProposals(site), ...pathProposals(site.documents)];
const fontProposals = ({ documents }: SiteView) => pathProposals(documents.filter((path) => FONT.test(path)));
const figureProposals = (site: SiteView) =>
  Object.entries(site.figures).map(([value, name]) => ({ value, name }));

function ReferenceControl({
  proposals: of,
  ...props
}: TextProps & { proposals: (site: SiteView) => ComboProposal[] }) {
  const { site } = useForm();
  return <ComboBox {...props} proposals={() => of(site)} />;
}

export const Link = (props: TextProps) => (
  <DocumentUpload {...props}>
    <ReferenceControl {...props} proposals={linkProposals} />
  </DocumentUpload>
);
export const Address = (props: TextProps) => <ReferenceControl {...props} proposals={pageProposals} />;
/** The path of the home page is empty. */
export const PagePath = (props: TextProps) => (
  <ReferenceControl
    {...props}
    proposals={({ pages: all }) => all.map(({ path, title }) => ({ value: path, name: title }))}
  />
);
export const DocumentPath = (props: TextProps) => (
  <ReferenceControl {...props} proposals={({ documents }) => pathProposals(documents)} />
);
export const Font = (props: TextProps) => <ReferenceControl {...props} proposals={fontProposals} />;
export const DataFile = (props: TextProps) => (
  <ReferenceControl {...props} proposals={({ files }) => pathProposals(files)} />
);
export const Figure = (props: TextProps) => <ReferenceControl {...props} proposals={figureProposals} />;

/** Selects requirement lists by title and keeps unknown names. Without lists it is a text input. */
export function RequirementListControl(props: TextProps) {
  const { text, onText, attributes } = props;
  const { requirements, messages } = useForm();
  if (requirements.lists.length === 0) return <Code {...props} />;
  const isKnown = requirements.lists.some(({ name }) => name === text);
  return (
    <select {...attributes} value={text} onChange={({ target }) => onText(target.value)}>
      {!isKnown && <option value={text}>{text === '' ? messages.notSaid : text}</option>}
      {requirements.lists.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** Creates a translation of a page: a draft with the original texts. */

import { useId } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { useMessages } from '../messages/messages.ts';
import { useDialogDraft } from './dialogDraft.tsx';
import { PageActionDialog } from './PageActionDialog.tsx';
import type { PageDialogProps } from './useAction.ts';

interface Props extends PageDialogProps {
  /** The languages without a translation. */
  languages: readonly string[];
}

export function TranslateDialog({ page, drafts, languages, ...dialog }: Props) {
  const messages = useMessages().translation;
  const id = useId();
  const { set, ...fields } = useDialogDraft(drafts, `translate/${page.path}`, {
    language: languages[0] ?? '',
    title: '',
  });
  const { title } = fields.values;
  // The selected language may have been removed from the site.
  const language = languages.find((code) => code === fields.values.language) ?? languages[0] ?? '';
  const answers = { of: [page.path], language: [language], title: title.trim() ? [title.trim()] : [] };
  return (
    <PageActionDialog
      {...dialog}
      title={format(messages.of, { title: page.title })}
      help={messages.help}
      label={messages.translate}
      action={{ kind: 'new', addition: 'translation', answers }}
      fields={fields}
    >
      <div className="acts-question">
        <label htmlFor={`${id}-language`}>{messages.language}</label>
        <select
          id={`${id}-language`}
          className="acts-control"
          data-first
          value={language}
          onChange={({ target }) => set({ language: target.value })}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
      </div>
      <div className="acts-question">
        <label htmlFor={`${id}-title`}>{messages.title}</label>
        <p id={`${id}-help`} className="acts-help">
          {messages.titleHelp}
        </p>
        <input
          type="text"
          id={`${id}-title`}
          className="acts-control"
          autoComplete="off"
          lang={language}
          dir="auto"
          value={title}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => set({ title: target.value })}
        />
      </div>
    </PageActionDialog>
  );
}

/** The name of a language in that language. */
const languageName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

/** Makes a page in another language: a draft with the texts of the original. */
import { useId } from 'react';
import { useTranslationMessages } from '../messages/translation.ts';
import type { PageDialogProps } from './model.ts';
import { PageActionDialog } from './PageActionDialog.tsx';
import { useDialogDraft } from './useDialogDraft.ts';

interface Props extends PageDialogProps {
  /** Those that the page is not in. */
  languages: readonly string[];
}

export function TranslateDialog({ page, drafts, languages, ...dialog }: Props) {
  const own = useTranslationMessages();
  const id = useId();
  const { set, ...fields } = useDialogDraft(drafts, `translate/${page.path}`, {
    language: languages[0] ?? '',
    title: '',
  });
  const { title } = fields.values;
  // The site may have lost the one that was chosen.
  const language = languages.find((code) => code === fields.values.language) ?? languages[0] ?? '';
  const answers = { of: [page.path], language: [language], title: title.trim() ? [title.trim()] : [] };
  return (
    <PageActionDialog
      {...dialog}
      title={own.of(page.title)}
      help={own.help}
      label={own.translate}
      action={{ kind: 'new', addition: 'translation', answers }}
      fields={fields}
    >
      <div className="acts-question">
        <label htmlFor={`${id}-language`}>{own.language}</label>
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
        <label htmlFor={`${id}-title`}>{own.title}</label>
        <p id={`${id}-help`} className="acts-help">
          {own.titleHelp}
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

/** What a language calls itself. */
const languageName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

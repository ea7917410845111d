/** Makes a page in another language: a draft with the texts of the original. */
import { useId } from 'react';
import { useTranslationWords } from '../messages/translation.ts';
import type { PageDialogProps } from './model.ts';
import { PageActDialog } from './PageActDialog.tsx';
import { useDialogDraft } from './useDialogDraft.ts';

interface Props extends PageDialogProps {
  /** Those that the page is not in. */
  languages: readonly string[];
}

export function TranslateDialog({ page, drafts, languages, ...dialog }: Props) {
  const own = useTranslationWords();
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
    <PageActDialog
      {...dialog}
      title={own.of(page.title)}
      help={own.help}
      label={own.translate}
      act={{ kind: 'new', addition: 'translation', answers }}
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
              {nameOf(code)}
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
    </PageActDialog>
  );
}

/** What a language calls itself. */
const nameOf = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

/** Makes a page in another language: a draft with the texts of the original. */
import { type FormEvent, useId, useState } from 'react';
import { useTranslationWords } from '../words/translation.ts';
import { ActDialog } from './ActDialog.tsx';
import type { PageDialogProps } from './model.ts';
import { Refused } from './Refused.tsx';
import { useAct } from './useAct.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface Props extends PageDialogProps {
  /** Those that the page is not in. */
  languages: readonly string[];
}

export function TranslateDialog({ page, languages, ask, words, onDone, onClose }: Props) {
  const own = useTranslationWords();
  const id = useId();
  const [language, setLanguage] = useState(languages[0] ?? '');
  const [title, setTitle] = useState('');
  const steps = useAct(ask, onDone, words);
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (steps.isBusy) return;
    const answers = {
      of: [page.path],
      language: [language],
      title: title.trim() ? [title.trim()] : [],
    };
    void steps.say({ kind: 'new', what: 'translation', answers });
  };
  return (
    <ActDialog title={own.of(page.title)} isDirty={() => title.trim() !== ''} onClose={onClose} words={words}>
      {steps.said !== undefined && (
        <WhatChanges said={steps.said} steps={steps} label={own.translate} words={words} />
      )}
      <form className="acts-form" hidden={steps.said !== undefined} onSubmit={next}>
        <p className="acts-intro">{own.help}</p>
        <Refused refusal={steps.refused} />
        <div className="acts-question">
          <label htmlFor={`${id}-language`}>{own.language}</label>
          <select
            id={`${id}-language`}
            className="acts-control"
            data-first
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
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
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <footer className="acts-foot">
          <button type="submit" className="acts-button acts-main" aria-disabled={steps.isBusy}>
            {steps.isBusy ? words.wait : words.next}
          </button>
        </footer>
      </form>
    </ActDialog>
  );
}

/** What a language calls itself. */
const nameOf = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

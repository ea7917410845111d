/** A missing translation has a note in both languages, which opens without script. */
import type { MouseEvent } from 'react';
import { format } from '../../core/i18n/format.ts';
import { directionOf } from '../../core/i18n/language.ts';
import { translationsOf } from '../../core/i18n/locale.ts';
import { matchArchivePart } from '../../core/route/match.ts';
import { href, writtenPath } from '../../core/route/path.ts';
import { useBase, useSiteContext } from '../hooks/siteContext.ts';
import { useLocale } from '../hooks/useLocale.ts';

/** @param path canonical path of the page; absent on the not-found page */
export function LanguageSwitch({ path }: { path?: string }) {
  const { language: currentLanguage, messages, otherLanguages, mainLanguage, home: start } = useLocale();
  const { translations = [], table } = useSiteContext();
  const base = useBase();
  if (otherLanguages.length === 0) return null;
  const { name, noneIn } = messages.translation;
  // Years and tags of a list have no translations of their own, but the list may have one.
  const list = path === undefined || !table ? undefined : matchArchivePart(table, path)?.route;
  const pages = translationsOf(list ? writtenPath(list.path) : (path ?? start), mainLanguage, translations);
  const homes = new Map([[mainLanguage, ''], ...translationsOf('', mainLanguage, translations)]);
  return (
    <nav className="languages" aria-label={name}>
      {otherLanguages.map((other) => {
        const { language } = other;
        const languageProps = {
          lang: language,
          dir: directionOf(language) ?? (directionOf(currentLanguage) && 'ltr'),
        };
        const to = pages.get(language);
        const home = homes.get(language);
        return to !== undefined ? (
          <a
            key={language}
            href={base + href(to)}
            hrefLang={language}
            {...languageProps}
            onClick={copyQuery}
            onAuxClick={copyQuery}
          >
            {other.name}
          </a>
        ) : (
          <details key={`${language} ${path}`} className="language-missing">
            <summary {...languageProps}>{other.name}</summary>
            <div className="language-note">
              <p>{format(noneIn, { language: other.name })}</p>
              <p {...languageProps}>{other.none}</p>
              {home !== undefined && (
                <p>
                  <a href={base + href(home)} hrefLang={language} {...languageProps}>
                    {other.home}
                  </a>
                </p>
              )}
            </div>
          </details>
        );
      })}
    </nav>
  );
}

/** Keeps the query of a search or a filter. It is read on click because it changes during typing. */
function copyQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}

/** A page of another website. No third-party request is made before the visitor opens it. */
import { useState } from 'react';
import { format } from '../../core/i18n/format.ts';
import { focusElement } from '../components/focusElement.ts';
import { Link } from '../components/Link.tsx';
import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { useMessages, useSite } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';
import { embedOf } from './providers.ts';

/** Everything that forms, calendars and document viewers need; not to navigate this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

export function Embed({ block, id, level }: BlockProps<'embed'>) {
  const [isShown, setShown] = useState(false);
  const { media } = useMessages();
  const { heading, title, url, height } = block;
  const embed = embedOf(useSite().providers, url);
  if (!embed) return null;
  const { from, host } = embed;
  // Several embeds on a page need different names (WCAG 2.4.9).
  const hiddenTitle = (
    <span className="visually-hidden">
      {': '}
      <Text>{title}</Text>
    </span>
  );
  return (
    <Section kind="embed" heading={heading} id={id} level={level}>
      {isShown && (
        <iframe
          className="embed"
          src={url}
          title={title}
          height={height}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          allowFullScreen
          ref={focusElement}
        />
      )}
      {/* Only printed while the page is open. */}
      <div className="embed-closed">
        <p className="embed-title">
          <Text>{title}</Text>
        </p>
        <p className="embed-source">{from === host ? host : `${from} (${host})`}</p>
        <p className="button-row">
          <button type="button" className="button script-only" onClick={() => setShown(true)}>
            {media.showEmbed}
            {hiddenTitle}
          </button>
          <Link to={url} className="button button-quiet">
            {format(media.openEmbed, { from })}
            {hiddenTitle}
          </Link>
        </p>
        <p className="embed-note script-only">{format(media.embedNote, { from, show: media.showEmbed })}</p>
      </div>
    </Section>
  );
}

import { useState } from 'react';
import { announcementKey, isAnnouncedOn } from '../../core/data/announcement.ts';
import { Link } from '../components/Link.tsx';
import { Text } from '../components/Text.tsx';
import { useBrowserValue } from '../hooks/useBrowserValue.ts';
import { useMessages, useSite } from '../hooks/useLocale.ts';
import { saveAttribute } from './displaySettings.ts';

export function AnnouncementBar() {
  const { announcement } = useSite();
  const { menu, page } = useMessages();
  const [isClosed, setClosed] = useState(false);
  // The page may be older than the last day.
  const isCurrent = useBrowserValue(
    () => announcement === undefined || isAnnouncedOn(announcement, localDay()),
    true,
  );
  if (!announcement || !isCurrent || isClosed) return null;
  const { text, severity = 'info', link } = announcement;
  const close = () => {
    saveAttribute('closed', announcementKey(announcement));
    setClosed(true);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside className={`announcement announcement-${severity}`} aria-label={page.announcement}>
      <p>
        <Text>{text}</Text>
        {link && (
          <>
            {' '}
            <Link to={link.href}>
              <Text>{link.label}</Text>
            </Link>
          </>
        )}
      </p>
      <button
        type="button"
        className="announcement-close script-only"
        aria-label={menu.close}
        onClick={close}
      >
        ×
      </button>
    </aside>
  );
}

/** The day of the visitor, yyyy-mm-dd. */
function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

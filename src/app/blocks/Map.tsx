/** Map of site.json. No third-party request is made before the visitor opens it. */
import { useState } from 'react';
import { format } from '../../core/i18n/format.ts';
import { focusElement } from '../components/focusElement.ts';
import { Link } from '../components/Link.tsx';
import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { useMessages, useSite } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';
import { mapFrame } from './providers.ts';

function MapPlace({ block, id, level }: BlockProps<'map'>) {
  const [isShown, setShown] = useState(false);
  const { contact, providers } = useSite();
  const { map } = contact;
  const { media } = useMessages();
  if (!map) return null;
  const frame = mapFrame(providers, map.embed);
  return (
    <Section kind="map" heading={block.heading} id={id} level={level}>
      {isShown && frame && (
        <iframe
          className="map"
          src={frame}
          title={format(media.map, { place: map.label })}
          ref={focusElement}
        />
      )}
      {/* Only printed while the map is open. */}
      <div className="map map-closed">
        <p className="map-label">
          <Text>{map.label}</Text>
        </p>
        <p className="button-row">
          {frame && (
            <button type="button" className="button script-only" onClick={() => setShown(true)}>
              {media.showMap}
            </button>
          )}
          <Link to={map.link} className="button button-quiet">
            {media.openMap}
          </Link>
        </p>
        <p className="map-note">{media.mapNote}</p>
      </div>
    </Section>
  );
}

// The component has another name because Map is a JavaScript global.
export { MapPlace as Map };

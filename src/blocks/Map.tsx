/** The map of site.json. Nothing is asked of another host before a visitor asks for it. */
import { useState } from 'react';
import { Link } from '../parts/Link.tsx';
import { Section } from '../parts/Section.tsx';
import { useSurroundings } from '../parts/surroundings.ts';
import { Text } from '../parts/Text.tsx';
import type { BlockProps } from './props.ts';
import { mapFrame } from './providers.ts';

function MapPlace({ block, id, level }: BlockProps<'map'>) {
  const [shown, setShown] = useState(false);
  const { contact, providers } = useSurroundings().site;
  const { map } = contact;
  if (!map) return null;
  const frame = mapFrame(providers, map.embed);
  return (
    <Section kind="map" heading={block.heading} id={id} level={level}>
      {shown && frame ? (
        <iframe className="map" src={frame} title={`Map: ${map.label}`} ref={(element) => element?.focus()} />
      ) : (
        <div className="map map-closed">
          <p className="map-label">
            <Text>{map.label}</Text>
          </p>
          <p className="button-row">
            {frame && (
              <button type="button" className="button script-only" onClick={() => setShown(true)}>
                Show the map
              </button>
            )}
            <Link to={map.link} className="button button-quiet">
              Open in a map page
            </Link>
          </p>
          <p className="map-note">The map comes from another site, once you ask for it.</p>
        </div>
      )}
    </Section>
  );
}

// In its own file under another name, since Map is one of JavaScript's.
export { MapPlace as Map };

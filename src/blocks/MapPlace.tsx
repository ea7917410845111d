/** The map of site.json. Nothing is asked of another host before a visitor asks for it. */
import { useState } from 'react';
import { useSurroundings } from './context.ts';
import type { BlockProps } from './props.ts';
import { Section } from './Section.tsx';
import { Text } from './Text.tsx';

export function MapPlace({ block, id, level }: BlockProps<'map'>) {
  const [shown, setShown] = useState(false);
  const { map } = useSurroundings().site.contact;
  if (!map) return null;
  return (
    <Section kind="map" heading={block.heading} id={id} level={level}>
      {shown && map.embed ? (
        <iframe className="map" src={map.embed} title={`Map: ${map.label}`} ref={(frame) => frame?.focus()} />
      ) : (
        <div className="map map-closed">
          <p className="map-label">
            <Text>{map.label}</Text>
          </p>
          <p className="button-row">
            {map.embed !== undefined && (
              <button type="button" className="button script-only" onClick={() => setShown(true)}>
                Show the map
              </button>
            )}
            <a className="button button-quiet" href={map.link} rel="noopener">
              Open in a map page
            </a>
          </p>
          <p className="map-note">The map comes from another site, once you ask for it.</p>
        </div>
      )}
    </Section>
  );
}

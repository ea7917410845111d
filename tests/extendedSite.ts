/** A fixture site with everything that site.json offers to web developers: style sheet, slots, announcement, scripts. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../src/node/content/folder.ts';

const SITE_CSS = `:root { --radius: 0; }
.header { border-top: 0.25rem solid var(--color-accent); background-image: url(images/quay.jpg); }
.page { & h1 { letter-spacing: 0.01em; } }
`;

const ADDITIONS = {
  origin: 'https://harbour.example',
  announcement: {
    text: 'The harbour is closed on Sunday.',
    severity: 'warning',
    until: '31-12-2999',
    link: { label: 'Read the notice', href: 'voyages' },
  },
  slots: [
    {
      place: 'before-main',
      heading: 'Season',
      paths: ['voyages'],
      blocks: [{ kind: 'notice', text: 'The season **begins** in May.' }],
    },
    {
      place: 'sidebar',
      heading: 'Boats',
      paths: ['voyages/*'],
      blocks: [
        { kind: 'figure', src: 'images/sea.jpg', alt: 'The sea in winter' },
        { kind: 'facts', heading: 'Our boats', facts: ['boats'] },
      ],
    },
    {
      place: 'after-main',
      heading: 'News of the harbour',
      blocks: [{ kind: 'newest', heading: 'Newest voyages', limit: 2 }],
    },
    {
      place: 'footer',
      heading: 'Newsletter',
      blocks: [{ kind: 'prose', paragraphs: ['Write to us for the newsletter.'] }],
    },
  ],
  analytics: { service: 'goatcounter', id: 'harbour' },
  scripts: [
    {
      url: 'https://chat.example/widget.js?v=2',
      integrity: `sha384-${'A'.repeat(64)}`,
      purpose: 'Questions to the harbour master',
      hosts: ['api.chat.example'],
    },
  ],
};

const FOOTER = {
  columns: [{ heading: 'Study', links: [{ label: 'All voyages', href: 'voyages' }] }],
  logos: [{ src: 'images/quay.jpg', alt: 'Port of Oldhaven', href: 'https://port.example/' }],
  licence: { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
};

/** @param folder an empty folder, which becomes the site */
export function writeExtendedSite(folder: string): void {
  cpSync(join(engineRoot, 'tests/fixtures/site'), folder, { recursive: true });
  writeFileSync(join(folder, 'site.css'), SITE_CSS);
  const file = join(folder, 'manifest/site.json');
  const { footer, ...site } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...site, ...ADDITIONS, footer: { ...footer, ...FOOTER } }, undefined, 2),
  );
}

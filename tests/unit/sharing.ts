/** A small institution for the tests of machine-readable files. */
import type { Page, Site } from '../../src/core/model.ts';
import { englishLocaleSet } from '../locales.ts';

export const site: Site & { origin: string } = {
  name: 'Harbour College & School',
  shortName: 'Harbour',
  tagline: 'By the sea',
  description: 'A school for <sailors>.',
  kind: 'college',
  language: 'en',
  origin: 'https://harbour.example',
  contact: {
    landline: '+91 1',
    phones: ['+91 2'],
    email: 'office@harbour.example',
    address: ['Quay 1', 'Kochi'],
  },
  menu: [],
  footer: { links: [] },
};

export const page = (fields: Partial<Page>): Page => ({
  path: 'voyages/first',
  title: 'First',
  description: 'The first voyage.',
  trail: [
    { label: 'Home', path: '' },
    { label: 'Voyages', path: 'voyages' },
  ],
  blocks: [],
  ...fields,
});

export const { locale } = englishLocaleSet(site);

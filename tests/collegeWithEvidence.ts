/** A college with evidence of every kind for an authority. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLEGE } from './sites.ts';

const ANSWERS = [
  { to: 'rti/i', by: 'page', page: 'aboutus', asOf: '01-06-2026' },
  {
    to: 'rti/iii',
    by: 'document',
    document: 'documents/sample/annual-report-2023-2024.pdf',
    title: 'റിപ്പോർട്ട്',
  },
  { to: 'rti/iv', by: 'fact', fact: 'beds', asOf: '01-01-2020' },
  { to: 'rti/v', by: 'link', href: 'https://gone.example/', title: 'The rules' },
  { to: 'rti/vi', by: 'page', page: 'aboutus', proposed: true },
  { to: 'rti/vii', by: 'gap', why: 'The order is awaited.', who: 'The office', due: '01-01-2020' },
  { to: 'rti/viii', by: 'gap', why: 'The order is awaited.' },
];

/** @param folder a new folder for the copy */
export function collegeWithEvidence(folder: string): string {
  cpSync(COLLEGE, folder, { recursive: true });
  writeFileSync(join(folder, 'manifest/evidence.json'), JSON.stringify({ lists: ['rti'], answers: ANSWERS }));
  mkdirSync(join(folder, '.cache'), { recursive: true });
  const links = { 'https://gone.example/': { day: '2026-11-01', status: 'failed', words: 'no answer' } };
  writeFileSync(join(folder, '.cache/links.json'), JSON.stringify(links));
  return folder;
}

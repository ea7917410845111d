/** The targets of links on a page in the editor's preview. */
import { expect, test } from 'vitest';
import { outsideLink } from '../../src/app/entries/outsideLink.ts';

test.each([
  ['tel:+914712345678', 'call'],
  ['sms:+914712345678?body=Hello', 'text'],
  ['mailto:office@college.example', 'mail'],
  ['whatsapp://send?text=x', 'program'],
  ['javascript:alert(1)', 'program'],
  ['https://other.example/', 'site'],
  ['http://localhost:5181/', 'site'],
  ['http://localhost:5180/documents/prospectus.pdf', 'file'],
  ['http://localhost:5180/college/images/camp.jpg?x#y', 'file'],
  ['http://localhost:5180/', undefined],
  ['http://localhost:5180/college/activities/yoga/#top', undefined],
  ['http://localhost:5180/activities/v2.1/', undefined],
  ['http://localhost:5180/about.html', undefined],
])('%s', (address, link) => expect(outsideLink(address, 'http://localhost:5180')).toBe(link));

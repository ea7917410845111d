import { describe, expect, test } from 'vitest';
import { fileHref, type LinkTarget, linkHref, linkTarget } from '../../src/route/link.ts';

describe('linkTarget and linkHref', () => {
  test.each<[link: string, target: LinkTarget, address: string]>([
    ['/', { kind: 'page', path: '', fragment: '' }, '/'],
    ['', { kind: 'page', path: '', fragment: '' }, '/'],
    ['iqac/history', { kind: 'page', path: 'iqac/history', fragment: '' }, '/iqac/history/'],
    ['/iqac/history/', { kind: 'page', path: 'iqac/history', fragment: '' }, '/iqac/history/'],
    ['departments#tab', { kind: 'page', path: 'departments', fragment: '#tab' }, '/departments/#tab'],
    ['/#map', { kind: 'page', path: '', fragment: '#map' }, '/#map'],
    ['ഓണം', { kind: 'page', path: 'ഓണം', fragment: '' }, '/%E0%B4%93%E0%B4%A3%E0%B4%82/'],
    ['documents/a b.pdf', { kind: 'file', path: 'documents/a b.pdf' }, '/documents/a%20b.pdf'],
    ['/images/x.jpg', { kind: 'file', path: 'images/x.jpg' }, '/images/x.jpg'],
    ['documents', { kind: 'page', path: 'documents', fragment: '' }, '/documents/'],
    [
      'https://example.org/a?b#c',
      { kind: 'outside', href: 'https://example.org/a?b#c' },
      'https://example.org/a?b#c',
    ],
    [
      'mailto:office@college.example',
      { kind: 'outside', href: 'mailto:office@college.example' },
      'mailto:office@college.example',
    ],
    ['tel:+91 471', { kind: 'outside', href: 'tel:+91 471' }, 'tel:+91 471'],
    ['#top', { kind: 'outside', href: '#top' }, '#top'],
    ['//example.org/a', { kind: 'page', path: 'example.org/a', fragment: '' }, '/example.org/a/'],
    [
      'javascript:alert(1)',
      { kind: 'page', path: 'javascript:alert(1)', fragment: '' },
      '/javascript:alert(1)/',
    ],
  ])('%s', (link, target, address) => {
    expect(linkTarget(link)).toEqual(target);
    expect(linkHref(link)).toBe(address);
  });
});

test.each<[path: string, address: string]>([
  ['images/x.jpg', '/images/x.jpg'],
  ['/images/x.jpg', '/images/x.jpg'],
  ['images/വാർഡ് 1.jpg', '/images/%E0%B4%B5%E0%B4%BE%E0%B5%BC%E0%B4%A1%E0%B5%8D%201.jpg'],
])('fileHref of "%s"', (path, address) => {
  expect(fileHref(path)).toBe(address);
});

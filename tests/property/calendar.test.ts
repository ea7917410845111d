import fc from 'fast-check';
import { test } from 'vitest';
import { fold } from '../../src/node/ssg/sharing/calendar.ts';

test('a folded line is short, loses nothing and cuts no letter', () => {
  const letters = fc.constantFrom('a', ' ', 'é', 'അ', 'ക്ഷ', '\u200D', '😀');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 400, size: 'max' }), (line) => {
      const lines = fold(line).split('\r\n');
      const restored = lines.map((part, index) => (index === 0 ? part : part.slice(1))).join('');
      return (
        restored === line &&
        lines.every((part) => Buffer.byteLength(part) <= 75 && !part.includes('\uFFFD')) &&
        lines.slice(1).every((part) => part.startsWith(' ') && part.length > 1)
      );
    }),
  );
});

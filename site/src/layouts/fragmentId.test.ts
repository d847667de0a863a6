import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fragmentId } from './fragmentId.ts';

test('every id is found by its hash, whatever signs it has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      expect(fragmentId(`#${encodeURIComponent(id)}`)).toBe(id);
    }),
  );
});

test('a hash that nobody escaped means something all the same', () => {
  const hash = fc.string({ unit: fc.constantFrom('%', 'Z', '4', 'é', '#', '%D0') }).map((text) => `#${text}`);
  fc.assert(fc.property(hash, (text) => void fragmentId(text)));
  expect(fragmentId('#100%')).toBe('100%');
  expect(fragmentId('')).toBe('');
});

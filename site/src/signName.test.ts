import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGN_LENGTH, signName } from './signName.ts';

test.each([
  ['  При   бай Ставри ', 'При бай Ставри'],
  ['При\nбай\tСтаври', 'При бай Ставри'],
  ['\u202eирватС йаб\u200b', 'ирватС йаб'],
  [' \u00a0\u2003 ', ''],
  ['<b>Ария</b>', '<b>Ария</b>'],
])('of %j a sign carries %j', (typed, carried) => expect(signName(typed)).toBe(carried));

test("whatever was typed, a sign's name is one line of at most forty characters, and cleaning it again changes nothing", () => {
  const character = fc.oneof(
    fc.constantFrom(' ', '\n', '\u202e', '\ud800', 'я'),
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  );
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 200 }), (typed) => {
      const name = signName(typed);
      expect([...name].length).toBeLessThanOrEqual(SIGN_LENGTH);
      expect(name).not.toMatch(/\p{C}|^\s|\s$|\s\s/u);
      expect(signName(name)).toBe(name);
    }),
  );
});

import { expect, test } from 'vitest';
import { initialOf } from './initialOf.ts';

test.each([
  ['мила', 'М'],
  ['🌻 Мария', '🌻'],
  ['🇧🇬 Борис', '🇧🇬'],
  ['👨‍👩‍👧 Иванови', '👨‍👩‍👧'],
  ['', ''],
])('the initial of „%s“ is the first whole character', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { signInAddress } from './signInAddress.ts';

test('a user name signs in at the chat domain, whatever its case', () => {
  expect(signInAddress(' Ana.P ')).toBe(`ana.p@${brand.chatDomain}`);
});

test('an address signs in as it is', () => {
  expect(signInAddress('mila@example.bg')).toBe('mila@example.bg');
});

import { expect, test } from 'vitest';
import { signInAddress } from './signInAddress.ts';

test('a user name signs in at the chat domain, whatever its case', () => {
  expect(signInAddress(' Ana.P ')).toBe('ana.p@chat.vitrina.example');
});

test('an address signs in as it is', () => {
  expect(signInAddress('mila@vitrina.example')).toBe('mila@vitrina.example');
});

import { expect, it, test } from 'vitest';
import { dialable, replyLink } from './contact.ts';

it('links to the visitor with the given subject', () => {
  const link = replyLink('ana@primer.bg', 'Отговор на запитването ви');
  expect(link.startsWith('mailto:ana@primer.bg?subject=')).toBe(true);
  expect(decodeURIComponent(link)).toBe('mailto:ana@primer.bg?subject=Отговор на запитването ви');
});

it('does not let an address add recipients or headers', () => {
  expect(replyLink('a@b.bg?bcc=all@b.bg&body=x,c@d.bg', 'Отговор')).toMatch(
    /^mailto:a@b\.bg%3Fbcc%3Dall@b\.bg%26body%3Dx%2Cc@d\.bg\?subject=[^&?]+$/,
  );
});

test.each([
  ['088 000 00 00', '0880000000'],
  ['+359 (0)88/123-45-67', '+359881234567'],
  ['00359 0888 123 456', '00359888123456'],
  ['02/987 65 43', '029876543'],
  ['тел. 0888 / 02 9876543 вътр. 12', '029876543'],
  ['0888123456, 0899654321', '0888123456'],
])('%s is dialled as %s', (typed, number) => expect(dialable(typed)).toBe(number));

test.each(['N/A', '', 'ще се обадя', '12'])('%j cannot be dialled', (typed) =>
  expect(dialable(typed)).toBeUndefined(),
);

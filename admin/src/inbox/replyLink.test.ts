import { expect, it } from 'vitest';
import { replyLink } from './replyLink.ts';

it('writes to the visitor under the subject of the studio', () => {
  const link = replyLink('ana@primer.bg', 'Отговор на запитването ви');
  expect(link.startsWith('mailto:ana@primer.bg?subject=')).toBe(true);
  expect(decodeURIComponent(link)).toBe('mailto:ana@primer.bg?subject=Отговор на запитването ви');
});

it('keeps an address from adding recipients or headers', () => {
  expect(replyLink('a@b.bg?bcc=all@b.bg&body=x,c@d.bg', 'Отговор')).toMatch(
    /^mailto:a@b\.bg%3Fbcc%3Dall@b\.bg%26body%3Dx%2Cc@d\.bg\?subject=[^&?]+$/,
  );
});

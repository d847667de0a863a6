import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { checkSite } from '../clients/newClient.ts';
import { linkPieces, webAddress } from './links.ts';

test('only http and https addresses are links', () => {
  expect(webAddress('https://zakvaska.example/proba')).toBe('https://zakvaska.example/proba');
  expect(webAddress('HTTP://zakvaska.example')).toBe('http://zakvaska.example/');
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    '/demo/mehana',
    'zakvaska.example',
    'https://',
    null,
  ])
    expect(webAddress(text)).toBeUndefined();
});

test('addresses are links also in the oldest browsers of the build, which have no URL.parse', ({
  onTestFinished,
}) => {
  const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  onTestFinished(() => parse.mockRestore());
  expect(webAddress('https://zakvaska.example')).toBe('https://zakvaska.example/');
  expect(checkSite('zakvaska.example')).toEqual({ ok: true, value: 'https://zakvaska.example' });
});

test('an address inside a text is a link without the punctuation around it', () => {
  expect(linkPieces('Виж (https://a.example/x), моля.')).toEqual([
    { text: 'Виж (' },
    { text: 'https://a.example/x', href: 'https://a.example/x' },
    { text: '), моля.' },
  ]);
  for (const text of [
    '„https://a.example/x”',
    '«https://a.example/x»',
    '‘https://a.example/x’',
    '‚https://a.example/x‘',
  ])
    expect(linkPieces(text)[1], text).toEqual({ text: 'https://a.example/x', href: 'https://a.example/x' });
  expect(linkPieces('https://bg.example/София_(град)')).toEqual([
    {
      text: 'https://bg.example/София_(град)',
      href: 'https://bg.example/%D0%A1%D0%BE%D1%84%D0%B8%D1%8F_(%D0%B3%D1%80%D0%B0%D0%B4)',
    },
  ]);
});

test('addresses without a scheme, e-mail addresses and phone numbers are links, too', () => {
  const hrefs = (text: string) => linkPieces(text).flatMap(({ text, href }) => (href ? [[text, href]] : []));
  expect(hrefs('Пишете на ana@zakvaska.example, вижте www.zakvaska.example/menu.')).toEqual([
    ['ana@zakvaska.example', 'mailto:ana@zakvaska.example'],
    ['www.zakvaska.example/menu', 'https://www.zakvaska.example/menu'],
  ]);
  expect(hrefs('0888 123 456, +359 2 123-45-67 или 00359888123456')).toEqual([
    ['0888 123 456', 'tel:0888123456'],
    ['+359 2 123-45-67', 'tel:+35921234567'],
    ['00359888123456', 'tel:00359888123456'],
  ]);
  expect(hrefs('+359 (0)88 123 45 67 или 00359 0888 123 456')).toEqual([
    ['+359 (0)88 123 45 67', 'tel:+359881234567'],
    ['00359 0888 123 456', 'tel:00359888123456'],
  ]);
  for (const text of [
    'На 02.12.2026 в 10:30',
    '1 200 – 1 500 лв.',
    'BG80BNBG96611020345678',
    'a@b',
    '0,50 €',
    'www.',
  ])
    expect(hrefs(text), text).toEqual([]);
});

test.each([
  ['0888 123 456 24/7', ['tel:0888123456']],
  ['0888 123 456 02 987 65 43 18:00', ['tel:0888123456', 'tel:029876543']],
  ['+359 2 987 65 43 24/7', ['tel:+35929876543']],
  ['+49 30 1234 5678', ['tel:+493012345678']],
  ['08881234567', []],
  ['+3598881234567', []],
])('of the digits in "%s", those of a number are its link', (text, hrefs) => {
  expect(linkPieces(text).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
});

test('splitting a text into links never changes it', () => {
  for (const text of [
    '',
    'Само думи',
    'https://',
    'два https://a.example https://b.example.',
    '<script>https://a.example</script>',
  ])
    expect(
      linkPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});

test('characters that change the reading direction end an address', () => {
  expect(linkPieces('https://a.example/\u202Emoc.knab')[0]).toEqual({
    text: 'https://a.example/',
    href: 'https://a.example/',
  });
});

test('for any text, the pieces join to the text, and every link is a web address, an e-mail address or a phone number', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'https://',
      'HTTP://',
      'javascript:',
      'a.example',
      '/',
      '(',
      ')',
      '.',
      ' ',
      '\u202e',
      '<',
      '%',
      '@',
      '#',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      const pieces = linkPieces(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const { href } of pieces)
        if (href !== undefined) expect(href).toMatch(/^(https?:\/\/[^/]|mailto:|tel:\+?\d)/);
    }),
  );
});

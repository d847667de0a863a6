import fc from 'fast-check';

/** Text as people, machines and enemies write it: all of Unicode, blanks of every kind, lengths around the limits. */
export const someText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u2028', '<script>', "';--", '%s{}\\'),
  fc
    .tuple(fc.constantFrom('я', '😀', 'a', '👨‍👩‍👧'), fc.nat(4100))
    .map(([letter, length]) => letter.repeat(length)),
  fc.string({ maxLength: 20 }).map((inner) => `\u2003${inner}\u00a0`),
);

import { expect, test } from 'vitest';
import { isMailbox } from './isMailbox.ts';

test.each(['ana@example.bg', 'ana.petrova+site@mail.example.bg', "o'neil@example.com", 'ana@пример.бг'])(
  '%s is a mailbox',
  (address) => expect(isMailbox(address)).toBe(true),
);

test.each([
  'ana',
  '',
  'ana@localhost',
  'ana@example..bg',
  'ana@.bg',
  'ana@b@example.bg',
  'ana@example.bg,boris@example.bg',
  'Ana <ana@example.bg>',
  'ана@example.bg',
  'ana@exa mple.bg',
  'ana@example.bg\nBcc: x@example.bg',
])('%j is none', (address) => expect(isMailbox(address)).toBe(false));

import { expect, test } from 'vitest';
import { directLines, firmInContract, founderName } from './studioFacts.ts';

const empty = {
  name: 'Витрина',
  firm: '',
  eik: '',
  vatNumber: '',
  mobile: '',
  viber: '',
  founder: '',
} as const;
const filled = {
  name: 'Витрина',
  firm: '„Витрина Студио“ ЕООД',
  eik: '123456789',
  vatNumber: 'BG123456789',
  mobile: '+359 88 000 00 00',
  viber: '+359 88 000 00 01',
  founder: 'Ана Петрова',
} as const;

test('empty facts are left out', () => {
  expect(directLines(empty)).toEqual([]);
  expect(firmInContract(empty)).toBe('„Витрина“');
  expect(firmInContract({ ...empty, eik: '123456789' })).toBe('„Витрина“');
  expect(founderName(empty)).toBe('Основателят на „Витрина“');
});

test('a mobile phone and Viber open with a tap', () => {
  expect(directLines(filled)).toEqual([
    { name: 'Мобилен', label: '+359 88 000 00 00', href: 'tel:+359880000000' },
    { name: 'Viber', label: '+359 88 000 00 01', href: 'viber://chat?number=%2B359880000001' },
  ]);
});

test('a contract names the company with its numbers', () => {
  expect(firmInContract(filled)).toBe('„Витрина Студио“ ЕООД, ЕИК 123456789, ДДС номер BG123456789');
  expect(firmInContract({ ...filled, vatNumber: '' })).toBe('„Витрина Студио“ ЕООД, ЕИК 123456789');
});

test('the founder signs by name', () => {
  expect(founderName(filled)).toBe('Ана Петрова, основател на „Витрина“');
});

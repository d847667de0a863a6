import { expect, test } from 'vitest';
import type { ClientRequest } from '../../api/requests.ts';
import { readForm } from './readForm.ts';
import { valuesOf } from './valuesOf.ts';
import { wrongDates } from './wrongDates.ts';

const FILE = { path: 'x/y.pdf', name: 'лого.pdf', size: 1 };
const BOTH = { shows_leva: true };
const NOW = '2026-11-23T10:00:00Z';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function offerOf(...rows: [words: string, quantity: string, price: string][]): FormData {
  const form = formOf({ title: 'Пекарна', vat: 'none', valid_until: '2026-12-04', details: '' });
  for (const [words, quantity, price] of rows) {
    form.append('item-text', words);
    form.append('item-quantity', quantity);
    form.append('item-price', price);
  }
  return form;
}

test('an offer is read row by row, and the message contains the sum', () => {
  const form = offerOf([' Сайт ', '1', '511,29'], ['Статия за кваса', ' 2 ', '25.56 €']);
  expect(readForm('offer', form, BOTH, [], 1, NOW)).toEqual({
    ok: true,
    value: {
      message:
        'Оферта №\u00a0{number} за 562,41\u00a0€ (1099,98\u00a0лв.), валидна до 4\u00a0декември 2026\u00a0г.',
      request: {
        title: 'Пекарна',
        valid_until: '2026-12-04',
        content: {
          items: [
            { text: 'Сайт', quantity: 1, unit_cents: 51129 },
            { text: 'Статия за кваса', quantity: 2, unit_cents: 2556 },
          ],
          note: '',
          vat: 'none',
        },
      },
    },
  });
});

test.each([
  ['', '1', '5', 'text'],
  ['Сайт', '', '5', 'quantity'],
  ['Сайт', '0', '5', 'quantity'],
  ['Сайт', '1,5', '5', 'quantity'],
  ['Сайт', '-1', '5', 'quantity'],
  ['Сайт', '0x1', '5', 'quantity'],
  ['Сайт', '1', '', 'unit_cents'],
  ['Сайт', '1', 'пет', 'unit_cents'],
  ['Сайт', '1', '-5', 'unit_cents'],
  ['Сайт', '1', '0,001', 'unit_cents'],
])('in the row „%s“, „%s“, „%s“ only „%s“ is wrong', (words, quantity, price, wrong) => {
  const form = offerOf(['Сайт', '1', '5'], [words, quantity, price]);
  const read = readForm('offer', form, BOTH, [], 1, NOW);
  expect(read.ok ? [] : Object.keys(read.reason)).toEqual([`items.1.${wrong}`]);
});

test('what is too long is refused, not cut', () => {
  const form = offerOf(['У'.repeat(201), '10000', '5']);
  form.set('title', 'З'.repeat(121));
  expect(readForm('offer', form, BOTH, [], 1, NOW)).toEqual({
    ok: false,
    reason: {
      title: 'Текстът е твърде дълъг – най-много 120 знака.',
      'items.0.text': 'Текстът е твърде дълъг – най-много 200 знака.',
      'items.0.quantity': 'От 1 до 1000.',
    },
  });
});

test('all errors are reported together', () => {
  const form = offerOf(['', '1', '5']);
  form.set('title', ' ');
  form.set('valid_until', '2026-11-22');
  const read = readForm('offer', form, BOTH, [], 1, NOW);
  expect(read.ok ? [] : Object.keys(read.reason)).toEqual(['title', 'items.0.text', 'valid_until']);
});

test('an approval needs a link or a file', () => {
  const approval = (link: string, files: number) =>
    readForm('approval', formOf({ title: 'Начало', link }), BOTH, Array(files).fill(FILE), 2, NOW);
  expect(approval('ana.example', 0)).toMatchObject({
    ok: true,
    value: {
      message: 'За одобрение: Начало (версия 2)',
      request: { content: { link: 'https://ana.example' } },
    },
  });
  expect(approval('', 1)).toMatchObject({ ok: true });
  expect(approval('', 0)).toMatchObject({ ok: false, reason: { link: expect.any(String) } });
  expect(approval('javascript:alert(1)', 1)).toMatchObject({
    ok: false,
    reason: { link: expect.any(String) },
  });
  expect(approval('', 6)).toMatchObject({ ok: false, reason: { files: expect.any(String) } });
});

test.each([
  {
    kind: 'approval',
    dates: { due_on: '2026-12-04' },
    content: { details: 'Цветовете', files: [FILE], link: 'https://ana.example' },
  },
  {
    kind: 'materials',
    dates: { due_on: null },
    content: { details: '', items: ['Лого', 'Две снимки'] },
  },
  {
    kind: 'offer',
    dates: { valid_until: '2026-12-05' },
    content: {
      items: [
        { text: 'Сайт', quantity: 1, unit_cents: 123_450 },
        { text: 'Статия', quantity: 12, unit_cents: 9 },
      ],
      note: 'Без снимки.',
      vat: 'added',
    },
  },
] as const)(
  'the form of a new version of $kind holds what the earlier one does',
  ({ kind, dates, content }) => {
    const request = { title: 'Пекарна', content, ...dates };
    const values = valuesOf({ kind, ...request } as unknown as ClientRequest);
    const files = 'files' in content ? [FILE] : [];
    expect(readForm(kind, values, BOTH, files, 2, NOW)).toMatchObject({ ok: true, value: { request } });
  },
);

test('an answer cannot be due yesterday', () => {
  const materials = (due_on: string) =>
    readForm('materials', formOf({ title: 'Снимки', items: 'Лого', due_on }), BOTH, [], 1, NOW);
  expect(materials('2026-11-23')).toMatchObject({ ok: true });
  expect(materials('2026-11-22')).toMatchObject({ ok: false, reason: { due_on: expect.any(String) } });
});

test.each(['20266-12-01', '0026-12-01'])('the year of %s is wrong, whatever the day is for', (day) => {
  const wrong = 'Изберете ден между 2000 и 2099\u00a0г.';
  const offer = offerOf(['Сайт', '1', '5']);
  offer.set('valid_until', day);
  expect(readForm('offer', offer, BOTH, [], 1, NOW)).toEqual({ ok: false, reason: { valid_until: wrong } });
  const materials = formOf({ title: 'Снимки', items: 'Лого', due_on: day });
  expect(readForm('materials', materials, BOTH, [], 1, NOW)).toEqual({
    ok: false,
    reason: { due_on: wrong },
  });
  const dates = [
    { name: 'launched_on', value: day, validity: { badInput: false } },
    { name: 'due', value: '', validity: { badInput: true } },
    { name: 'right', value: '2026-12-01', validity: { badInput: false } },
    { name: 'none', value: '', validity: { badInput: false } },
  ];
  expect(wrongDates({ querySelectorAll: () => dates } as unknown as HTMLFormElement)).toEqual({
    launched_on: wrong,
    due: 'Допишете датата: ден, месец и година.',
  });
});

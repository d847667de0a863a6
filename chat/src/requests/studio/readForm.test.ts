import { expect, test } from 'vitest';
import { readForm } from './readForm.ts';

const NOW = '2026-11-23T10:00:00Z';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('an offer is read line by line, with its sum in the message', () => {
  const items = ' Сайт ; 1; 511,29\n\nСтатия за кваса; 2;25.56 ';
  const form = formOf({ title: 'Пекарна', items, vat: 'none', valid_until: '2026-12-04', details: '' });
  expect(readForm('offer', form, 1, NOW)).toEqual({
    ok: true,
    value: {
      message: 'Оферта № {number} за 562,41\u00a0€ (1099,98\u00a0лв.), валидна до 4 декември 2026\u00a0г.',
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
  'Сайт',
  'Сайт; 1',
  'Сайт; 0; 5',
  'Сайт; 1,5; 5',
  'Сайт; -1; 5',
  'Сайт; 1; пет',
  'Сайт; 1; -5',
  '',
])('„%s“ is no line of an offer', (items) => {
  const form = formOf({ title: 'Пекарна', items, vat: 'none', valid_until: '2026-12-04' });
  expect(readForm('offer', form, 1, NOW)).toMatchObject({ ok: false, reason: { items: expect.any(String) } });
});

test('what is approved has a web address, and an offer has time', () => {
  const link = (address: string) => readForm('approval', formOf({ title: 'Начало', link: address }), 2, NOW);
  expect(link('https://ana.example')).toMatchObject({
    ok: true,
    value: { message: 'За одобрение: Начало (версия 2)' },
  });
  expect(link('javascript:alert(1)')).toMatchObject({ ok: false });
  const form = formOf({ title: 'x', items: 'Сайт; 1; 5', vat: 'none', valid_until: '2026-11-22' });
  expect(readForm('offer', form, 1, NOW)).toMatchObject({
    ok: false,
    reason: { valid_until: expect.any(String) },
  });
});

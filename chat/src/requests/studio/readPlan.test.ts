import { expect, test } from 'vitest';
import { readPlan } from './readPlan.ts';

const DONE = '2026-11-23T10:00:00Z';
const rows = ['Дизайн', 'Изработка'].map((title) => ({
  key: title,
  stage: { title, due_on: null, done_at: null },
}));

test('a stage that was finished in the meantime stays finished, even if it is renamed', () => {
  const form = new FormData();
  form.set('Дизайн-title', ' Дизайн на началото ');
  form.set('Дизайн-due', '2026-12-04');
  form.set('Изработка-title', 'Изработка');
  form.set('Изработка-due', '');
  expect(readPlan(rows, form, [{ title: 'Дизайн', due_on: null, done_at: DONE }])).toEqual([
    { title: 'Дизайн на началото', due_on: '2026-12-04', done_at: DONE },
    { title: 'Изработка', due_on: null, done_at: null },
  ]);
});

import { expect, test } from 'vitest';
import { type PlanRow, readPlan, rowsOf } from './readPlan.ts';

const DONE = '2026-11-23T10:00:00Z';
const stage = (title: string, done_at: string | null = null) => ({ title, due_on: null, done_at });

test('a stage that was finished in the meantime stays finished, even if it is renamed', () => {
  const rows = rowsOf([stage('Дизайн'), stage('Изработка')]);
  const form = filled(rows, [' Дизайн на началото ', 'Изработка']);
  form.set(`${rows[0]?.key}-due`, '2026-12-04');
  expect(readPlan(rows, form, [stage('Дизайн', DONE), stage('Изработка')])).toEqual([
    { title: 'Дизайн на началото', due_on: '2026-12-04', done_at: DONE },
    stage('Изработка'),
  ]);
});

test('of two stages with the same title, only the one that is finished is', () => {
  const stored = [stage('Корекции', DONE), stage('Дизайн'), stage('Корекции')];
  const rows = rowsOf(stored);
  expect(readPlan(rows, filled(rows, ['Корекции', 'Дизайн', 'Корекции']), stored)).toEqual(stored);
  // The first one is removed.
  expect(readPlan(rows.slice(1), filled(rows, ['', 'Дизайн', 'Корекции']), stored)).toEqual(stored.slice(1));
});

function filled(rows: readonly PlanRow[], titles: readonly string[]) {
  const form = new FormData();
  for (const [place, { key }] of rows.entries()) form.set(`${key}-title`, titles[place] ?? '');
  return form;
}

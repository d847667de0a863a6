import { expect, test } from 'vitest';
import { stageMessage } from './stageMessage.ts';

const stage = (title: string, done_at: string | null) => ({ title, due_on: null, done_at });
const design = stage('Дизайн', '2026-11-19T08:00:00Z');
const training = stage('Обучение', null);
const SITE = 'https://rosa.example';

test('the last stage says that the site is live, unless it is live already or has no address', () => {
  const plan = { stages: [design, training], launched_on: null };
  expect(stageMessage(plan, 1, SITE)).toBe('Сайтът ви е на живо: https://rosa.example');
  expect(stageMessage(plan, 1, null)).toBe('Готово: Обучение');
  expect(stageMessage({ ...plan, launched_on: '2026-11-20' }, 1, SITE)).toBe('Готово: Обучение');
  expect(stageMessage({ ...plan, launched_on: '2999-01-01' }, 1, SITE), 'the day is yet to come').toBe(
    'Сайтът ви е на живо: https://rosa.example',
  );
  expect(stageMessage({ ...plan, stages: [stage('Дизайн', null), training] }, 0, SITE)).toBe(
    'Готово: Дизайн',
  );
});

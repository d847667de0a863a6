import { expect, test } from 'vitest';
import { requestState } from './requestState.ts';

const AT = '2026-11-24T21:59:59Z';

test.each([
  ['open', null, 'Чака отговор'],
  ['approved', null, 'Одобрено на 24\u00a0ноември 2026\u00a0г.'],
  ['changes', 'По-голямо лого', 'Поискана промяна на 24\u00a0ноември 2026\u00a0г.'],
  ['accepted', 'Ана Петрова', 'Приета на 24\u00a0ноември 2026\u00a0г. от Ана Петрова'],
  ['declined', '', 'Неприета'],
  ['done', null, 'Изпратено на 24\u00a0ноември 2026\u00a0г.'],
  ['withdrawn', null, 'Оттеглено'],
  ['replaced', 'По-голямо лого', 'Има нова версия'],
  ['expired', null, 'Изтекла на 24\u00a0ноември 2026\u00a0г.'],
])('a request that is %s says so as the chat does', (state, answer, words) => {
  expect(requestState({ state, at: AT, answer }).words).toBe(words);
});

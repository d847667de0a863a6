import { expect, test } from 'vitest';
import { scheduleFailure } from './scheduleFailure.ts';

test.each([
  ['23502 summary', 'Полето „Описание“ е празно.'],
  ['23514 summary', 'Полето „Описание“ не е попълнено правилно.'],
  ['PT409', 'Междувременно на сайта е публикувано друго.'],
  ['23514', 'Отворете черновата и натиснете „Публикувай“, за да видите какво не е наред.'],
])('the failure "%s" reads „%s“', (failure, words) => {
  expect(scheduleFailure(failure, () => 'Описание')).toBe(words);
});

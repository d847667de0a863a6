import { expect, test } from 'vitest';
import { balanceLines } from './balanceLines.ts';

test.each([
  ['Контакти', ['Контакти']],
  ['Клекшопът знаеше всичко за началната страница', ['Клекшопът знаеше всичко', 'за началната страница']],
  ['Най-дългата-дума-без-интервал', ['Най-дългата-дума-без-интервал']],
])('„%s“ stands on lines of nearly one length', (title, lines) => {
  expect(balanceLines(title)).toEqual(lines);
});

test('words joined by non-breaking spaces stay on one line', () => {
  expect(balanceLines('Реклама\u00a0в\u00a0нашите платформи')).toEqual([
    'Реклама\u00a0в\u00a0нашите',
    'платформи',
  ]);
});

import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells stand in quotes between semicolons, after a byte order mark', () => {
  expect(
    csvOf([
      ['Име', 'Съобщение'],
      ['Ана "Пекарна"', 'Ред 1\nРед 2; край'],
    ]),
  ).toBe('\uFEFF"Име";"Съобщение"\r\n"Ана ""Пекарна""";"Ред 1\nРед 2; край"\r\n');
});

test.each([
  '=HYPERLINK("http://зло")',
  '+359888',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '＠SUM(A1)',
])('%j stays text in a spreadsheet', (cell) => {
  expect(csvOf([[cell]]).startsWith('\uFEFF"\'')).toBe(true);
});

test('what only holds such a sign further on is left as it is', () => {
  expect(csvOf([['a=b']])).toBe('\uFEFF"a=b"\r\n');
});

import { expect, test } from 'vitest';
import { csvOf, phoneCell, textCell } from './csvOf.ts';

test('a file has a byte order mark, and quoted cells separated by semicolons', () => {
  expect(
    csvOf([['Име', 'Съобщение'].map(textCell), ['Ана "Пекарна"', 'Ред 1\nРед 2; край'].map(textCell)]),
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
])('%j stays text in a spreadsheet', (cell) => expect(textCell(cell).startsWith('"\'')).toBe(true));

test('a cell with such a sign in the middle is unchanged', () => {
  expect(textCell('a=b')).toBe('"a=b"');
});

test.each(['0895123456', '+359 88 123 4567', '02/987-65-43', '(02) 9876543'])(
  'a spreadsheet shows the phone number %j as it was typed',
  (phone) => expect(phoneCell(phone)).toBe(`"=""${phone}"""`),
);

test.each(['=1+1', '+359"&A1&"', '-1', 'тел. 0888', '0888\n', ''])(
  '%j, which is more than a phone number, is treated like any other cell',
  (typed) => expect(phoneCell(typed)).toBe(textCell(typed)),
);

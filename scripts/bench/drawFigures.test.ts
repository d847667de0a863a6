import { expect, test } from 'vitest';
import { drawFigures } from './drawFigures.ts';

const figure = { unit: 'KB', baselineIs: 'by hand' } as const;

test('the longer bar of a pair fills the width, the other one its share', () => {
  const svg = drawFigures({ pages: [{ ...figure, what: '/', value: 50, baseline: 100 }] });
  expect(
    [...svg.matchAll(/class="(ours|baseline)" .*? width="([\d.]+)"/g)].map(([, kind, width]) => [
      kind,
      width,
    ]),
  ).toEqual([
    ['ours', '190.0'],
    ['baseline', '380.0'],
  ]);
});

test('names are written as text', () => {
  expect(drawFigures({ pages: [{ ...figure, what: '<b>&', value: 0, baseline: 0 }] })).toContain(
    '&lt;b>&amp;',
  );
});

import { expect, test } from 'vitest';
import { thumbnailSize } from './thumbnailSize.ts';

test.each([
  ['a photo', 2000, 1500, { width: 267, height: 200 }],
  ['a panorama', 2000, 200, { width: 300, height: 30 }],
  ['a receipt', 500, 2000, { width: 50, height: 200 }],
  ['a line', 2000, 1, { width: 300, height: 1 }],
  ['an icon', 32, 32, { width: 32, height: 32 }],
  ['a picture that nobody has measured', null, null, { width: 300, height: 200 }],
])('%s fits into 300×200 and keeps its shape', (_, width, height, size) => {
  expect(thumbnailSize(width, height)).toEqual(size);
});

import { expect, test, vi } from 'vitest';
import { acceptedFiles } from './acceptedFiles.ts';

test('photos in HEIC can be chosen, but on an iPhone, which converts them to JPEG then', () => {
  expect(acceptedFiles()).toMatch(/,\.heic,/);
  vi.stubGlobal('navigator', { standalone: false, maxTouchPoints: 0 });
  expect(acceptedFiles(), 'on a Mac').toMatch(/,\.heic,/);
  vi.stubGlobal('navigator', { standalone: false, maxTouchPoints: 5 });
  expect(acceptedFiles()).toMatch(/,\.tif,\.mp4,/);
});

import { expect, test } from 'vitest';
import { pictureAddress } from './pictureAddress.ts';

test('an uploaded picture has an address at the backend, others keep theirs', () => {
  const at = (path: string) => pictureAddress(path, 'https://ref.example');
  expect(at('content-images/1-a.webp')).toBe(
    'https://ref.example/storage/v1/object/public/content-images/1-a.webp',
  );
  for (const path of ['/pictures/blog/klekshop.svg', 'https://example.bg/1.webp', '/placeholder.svg'])
    expect(at(path)).toBe(path);
});

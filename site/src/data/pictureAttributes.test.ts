import { expect, test } from 'vitest';
import { pictureAttributes } from './pictureAttributes.ts';

test('a picture of the site comes in two sizes, so that a phone loads the small one', () => {
  expect(pictureAttributes('/pictures/templates/mehana.webp')).toEqual({
    src: '/pictures/templates/mehana.webp',
    srcset: '/pictures/templates/mehana-480.webp 480w, /pictures/templates/mehana.webp 960w',
  });
});

test('an uploaded picture comes as it is', () => {
  const address = 'https://example.supabase.co/storage/v1/object/public/project-images/1.png';
  expect(pictureAttributes(address)).toEqual({ src: address });
});

test('a row without a picture shows the empty window', () => {
  expect(pictureAttributes(null)).toEqual({ src: '/placeholder.svg' });
});

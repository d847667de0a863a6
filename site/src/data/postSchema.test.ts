import { backend } from '@vitrina/tests/fixtures/backend.ts';
import { runs } from '@vitrina/tests/fuzz/runs.ts';
import { someArticle } from '@vitrina/tests/fuzz/someArticle.ts';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picturesOfArticle } from '../components/blog/picturesOfArticle.ts';
import { postSchema } from './postSchema.ts';

test('the site can be built from any article that the database accepts', async () => {
  const schema = postSchema({ image: () => z.string() as never });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(someArticle, async (article) => {
      const response = await fetch(`${backend.apiUrl}/rest/v1/posts`, {
        method: 'POST',
        headers: {
          apikey: backend.secretKey,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        body: JSON.stringify(article),
      });
      expect(response.status).toBeLessThan(500);
      if (!response.ok) return;
      taken++;
      const [row] = await response.json();
      const pictures = Object.fromEntries(picturesOfArticle(row.body).map((path) => [path, path]));
      schema.parse({ ...row, picture: null, pictures });
    }),
    runs(300),
  );
  expect(taken).toBeGreaterThan(30);
});

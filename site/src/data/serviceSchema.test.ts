import { backend } from '@vitrina/tests/fixtures/backend.ts';
import { service } from '@vitrina/tests/fixtures/service.ts';
import { runs } from '@vitrina/tests/fuzz/runs.ts';
import { someService } from '@vitrina/tests/fuzz/someService.ts';
import { z } from 'astro/zod';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceSchema } from './serviceSchema.ts';

const write = (method: 'POST' | 'PATCH', filter: string, row: object) =>
  fetch(`${backend.apiUrl}/rest/v1/services${filter}`, {
    method,
    headers: {
      apikey: backend.secretKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(row),
  });

test('the site can be built from any service that the database accepts', async () => {
  const schema = serviceSchema({ image: () => z.string() as never });
  expect((await write('POST', '', { id: 'websites', ...service })).status).toBe(201);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(someService, async (words) => {
      const response = await write('PATCH', '?id=eq.websites', words);
      expect(response.status).toBeLessThan(500);
      if (!response.ok) return;
      taken++;
      const [row] = await response.json();
      schema.parse({ ...row, picture: null, pictures: {} });
    }),
    runs(300),
  );
  expect(taken).toBeGreaterThan(30);
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { backend } from './attackedBackend.ts';

describe('the store of files', () => {
  const png = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' });

  test('a bucket cannot be made, opened or listed', async () => {
    for (const actor of ['visitor', 'client', 'admin'] as const) {
      const made = await backend.request(actor, 'POST', '/storage/v1/bucket', { name: 'mine', public: true });
      expect(made.status).toBeGreaterThanOrEqual(400);
      await backend.request(actor, 'PUT', '/storage/v1/bucket/Offer%20Images', { public: true });
      await backend.request(actor, 'DELETE', '/storage/v1/bucket/project-images');
    }
    expect(await backend.sql`select id, public from storage.buckets order by id`).toEqual([
      { id: 'Offer Images', public: false },
      { id: 'ai-gallery-images', public: true },
      { id: 'project-images', public: true },
    ]);
  });

  test('a signed address opens its own file alone', async () => {
    const { client, otherClient } = backend.actors;
    const file = async (owner: string) => {
      const name = `chat-images/${owner}/${randomUUID()}.png`;
      await backend.request('owner', 'POST', `/storage/v1/object/Offer%20Images/${name}`, png, {
        'content-type': 'image/png',
      });
      return name;
    };
    const [own, foreign] = [await file(client.id), await file(otherClient.id)];
    const { body } = await backend.request(
      'client',
      'POST',
      `/storage/v1/object/sign/Offer%20Images/${own}`,
      {
        expiresIn: 60,
      },
    );
    const { signedURL } = body as { signedURL: string };
    const open = async (path: string) => (await fetch(`${backend.apiUrl}/storage/v1${path}`)).status;
    expect(await open(signedURL)).toBe(200);
    expect(await open(signedURL.replace(own, foreign))).toBeGreaterThanOrEqual(400);
    expect(await open(`${signedURL}x`)).toBeGreaterThanOrEqual(400);
  });
});

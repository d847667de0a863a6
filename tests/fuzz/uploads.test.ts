import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backend, request } from '../attacks/attackedBackend.ts';
import { runs } from './runs.ts';

// Whatever bytes are uploaded under whatever type: they are refused, or come back to the last bit as what they were
// declared to be, from an address where no browser takes them for anything else.

const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif'];
const OTHER_TYPES = [
  'text/html',
  'image/svg+xml',
  'application/zip',
  'multipart/form-data',
  'IMAGE/PNG',
  'image/png;a=b',
  '*/*',
];

const upload = fc.record({
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    // One file that programs for pictures, archives and pages each take for theirs.
    fc.constantFrom('', 'GIF89aPK\u0003\u0004<script>alert(1)</script>').map((text) => Buffer.from(text)),
  ),
  type: fc.oneof(fc.constantFrom(...PICTURE_TYPES, ...OTHER_TYPES), fc.string({ maxLength: 20 })),
  name: fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 40 })),
});

test('an upload is refused, or comes back as it was', () =>
  fc.assert(
    fc.asyncProperty(upload, async ({ bytes, type, name }) => {
      const path = `project-images/${encodeURIComponent(`${randomUUID()}-${name}`)}`;
      const isHeader = /^[\x20-\x7e]*$/.test(type);
      const file = new Blob([new Uint8Array(bytes)]);
      const headers = isHeader ? { 'content-type': type } : {};
      const { status } = await request('admin', 'POST', `/storage/v1/object/${path}`, file, headers);

      const served = await fetch(`${backend.apiUrl}/storage/v1/object/public/${path}`);
      if (status !== 200) {
        expect(served.status).toBe(400);
        return;
      }
      expect(PICTURE_TYPES).toContain(type.trim());
      expect(served.headers.get('content-type')).toBe(type.trim());
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await served.bytes()).toEqual(new Uint8Array(bytes));
    }),
    runs(30),
  ));

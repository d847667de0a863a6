import { expect, test } from 'vitest';
import { type Actor, EVERYONE } from './actors.ts';
import { attackBucket, opensByAddress } from './attackBucket.ts';
import { backend } from './attackedBackend.ts';
import { attackTable } from './attackTable.ts';
import { calls } from './callRights.ts';
import { buckets, edgeFunctions, tables } from './rights.ts';

test.each(Object.entries(tables))(
  'table %s',
  async (name, rights) => {
    const { row, change, ...allowed } = rights;
    expect(await attackTable(backend, name, rights)).toEqual(allowed);
  },
  60_000,
);

test.each(Object.entries(calls))('call %s', async (name, { may, args = {} }) => {
  const passed: Actor[] = [];
  for (const actor of EVERYONE) {
    const { status } = await backend.request(actor, 'POST', `/rest/v1/rpc/${name}`, args);
    expect(status, actor).toBeLessThan(500);
    // A call that was refused for its arguments was made.
    if (![401, 403, 404].includes(status)) passed.push(actor);
  }
  expect(passed).toEqual(may);
});

test.each(Object.entries(buckets))('bucket %s', async (name, rights) => {
  const { folder, isPublic, ...allowed } = rights;
  // A public file is opened by its address, whatever else is sent along.
  const open = isPublic ? EVERYONE : rights.open;
  expect(await attackBucket(backend, name, rights)).toEqual({ ...allowed, open });
  expect(await opensByAddress(backend, name, rights)).toBe(isPublic);
});

test.each(Object.entries(edgeFunctions))('edge function %s', async (name, may) => {
  for (const method of ['POST', 'PATCH', 'DELETE']) {
    const passed: Actor[] = [];
    for (const actor of EVERYONE) {
      const { status } = await backend.request(actor, method, `/functions/v1/${name}`, {});
      expect(status, actor).toBeLessThan(500);
      if (![401, 403].includes(status)) passed.push(actor);
    }
    expect(passed, method).toEqual(may);
  }
});

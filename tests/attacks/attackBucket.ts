import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { type Answer, actors, request, sql } from './attackedBackend.ts';
import { keepTarget } from './keepTarget.ts';
import { picture } from './picture.ts';
import type { BucketRights } from './rights.ts';

/** How each command is attempted. Writing is judged by what is stored afterwards. */
export function attackBucket(bucket: string, { folder, type = 'image/png' }: BucketRights) {
  const [one, another] = [picture(0, type), picture(1, type)];
  const send = (
    who: Actor | 'owner',
    method: string,
    kind: string,
    name: string,
    body?: unknown,
    headers = {},
  ) =>
    request(
      who,
      method,
      `/storage/v1/${kind}/${encodeURIComponent(bucket)}${name && `/${name}`}`,
      body,
      headers,
    );
  const { placed, judged } = keepTarget(place);
  const newName = () => `${folder(actors)}${randomUUID()}.png`;

  async function place(): Promise<string> {
    const name = newName();
    await send('owner', 'POST', 'object', name, one);
    return name;
  }

  async function storedSize(name: string): Promise<number | undefined> {
    const [file] = await sql<
      { size: number }[]
    >`select (metadata ->> 'size')::int as size from storage.objects
      where bucket_id = ${bucket} and name = ${name}`;
    return file?.size;
  }

  async function isRelocated(actor: Actor, how: 'move' | 'copy'): Promise<boolean> {
    const [sourceKey, destinationKey] = [await placed(), newName()];
    const order = { bucketId: bucket, sourceKey, destinationKey };
    await request(actor, 'POST', `/storage/v1/object/${how}`, order);
    return judged((await storedSize(destinationKey)) !== undefined);
  }

  return {
    open: async (actor: Actor) => isPicture(await send(actor, 'GET', 'object', await placed())),
    /** The address alone, as a browser requests it without credentials. */
    openByAddress: async (actor: Actor) =>
      isPicture(await send(actor, 'GET', 'object/public', await placed())),
    list: async (actor: Actor) => {
      const name = await placed();
      const asked = { prefix: folder(actors).replace(/\/$/, ''), limit: 1000 };
      const { body } = await send(actor, 'POST', 'object/list', '', asked);
      return Array.isArray(body) && body.some((file) => name.endsWith(file.name));
    },
    upload: async (actor: Actor) => {
      const name = newName();
      await send(actor, 'POST', 'object', name, one);
      return (await storedSize(name)) !== undefined;
    },
    replace: async (actor: Actor) => {
      const name = await placed();
      await send(actor, 'POST', 'object', name, another, { 'x-upsert': 'true' });
      await send(actor, 'PUT', 'object', name, another);
      return judged((await storedSize(name)) === another.size);
    },
    remove: async (actor: Actor) => {
      const name = await placed();
      await send(actor, 'DELETE', 'object', name);
      await send(actor, 'DELETE', 'object', '', { prefixes: [name] });
      return judged((await storedSize(name)) === undefined);
    },
    move: (actor: Actor) => isRelocated(actor, 'move'),
    copy: (actor: Actor) => isRelocated(actor, 'copy'),
    sign: async (actor: Actor) =>
      (await send(actor, 'POST', 'object/sign', await placed(), { expiresIn: 60 })).status === 200,
    signUpload: async (actor: Actor) => {
      const name = newName();
      const { body } = await send(actor, 'POST', 'object/upload/sign', name, {});
      const { url } = body as { url?: string };
      if (url) await request(actor, 'PUT', `/storage/v1${url}`, one);
      return (await storedSize(name)) !== undefined;
    },
  };
}

const isPicture = ({ status, body }: Answer) => status === 200 && String(body).includes('PNG');

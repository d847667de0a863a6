import { randomUUID } from 'node:crypto';
import { type Actor, EVERYONE } from './actors.ts';
import type { Answer, AttackedBackend } from './attackedBackend.ts';
import type { BucketRights } from './rights.ts';

const COMMANDS = [
  'open',
  'list',
  'upload',
  'replace',
  'move',
  'copy',
  'remove',
  'sign',
  'signUpload',
] as const;
type Command = (typeof COMMANDS)[number];

const picture = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' });
const PNG = { 'content-type': 'image/png' };
const another = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0])], { type: 'image/png' });

/** For each command, those who got through; writing is judged by what is stored afterwards. */
export async function attackBucket(backend: AttackedBackend, bucket: string, rights: BucketRights) {
  const passed: Record<Command, Actor[]> = {
    open: [],
    list: [],
    upload: [],
    replace: [],
    move: [],
    copy: [],
    remove: [],
    sign: [],
    signUpload: [],
  };
  const folder = rights.folder(backend.actors);
  for (const actor of EVERYONE)
    for (const command of COMMANDS)
      if (await attempts[command]({ backend, bucket, folder, actor })) passed[command].push(actor);
  return passed;
}

/** Whether the address alone, which a browser sends without any credential, opens a file of the bucket. */
export async function opensByAddress(backend: AttackedBackend, bucket: string, rights: BucketRights) {
  const target = { backend, bucket, folder: rights.folder(backend.actors), actor: 'keyless' as const };
  return isPicture(await send(target, 'GET', 'object/public', await placed(target)));
}

interface Target {
  backend: AttackedBackend;
  bucket: string;
  folder: string;
  actor: Actor;
}

const attempts: Record<Command, (target: Target) => Promise<boolean>> = {
  open: async (target) => isPicture(await send(target, 'GET', 'object', await placed(target))),
  list: async (target) => {
    const name = await placed(target);
    const { body } = await target.backend.request(
      target.actor,
      'POST',
      `/storage/v1/object/list/${encodeURIComponent(target.bucket)}`,
      { prefix: target.folder.replace(/\/$/, ''), limit: 1000 },
    );
    return Array.isArray(body) && body.some((file) => name.endsWith(file.name));
  },
  upload: async (target) => {
    const name = newName(target);
    await send(target, 'POST', 'object', name, picture);
    return (await storedSize(target, name)) !== undefined;
  },
  replace: async (target) => {
    const name = await placed(target);
    await send(target, 'POST', 'object', name, another, { 'x-upsert': 'true' });
    await send(target, 'PUT', 'object', name, another);
    return (await storedSize(target, name)) === another.size;
  },
  remove: async (target) => {
    const name = await placed(target);
    await send(target, 'DELETE', 'object', name);
    const path = `/storage/v1/object/${encodeURIComponent(target.bucket)}`;
    await target.backend.request(target.actor, 'DELETE', path, { prefixes: [name] });
    return (await storedSize(target, name)) === undefined;
  },
  move: (target) => relocated(target, 'move'),
  copy: (target) => relocated(target, 'copy'),
  sign: async (target) => {
    const { status } = await send(target, 'POST', 'object/sign', await placed(target), { expiresIn: 60 });
    return status === 200;
  },
  signUpload: async (target) => {
    const name = newName(target);
    const { body } = await send(target, 'POST', 'object/upload/sign', name, {});
    const { url } = body as { url?: string };
    if (url) await target.backend.request(target.actor, 'PUT', `/storage/v1${url}`, picture, PNG);
    return (await storedSize(target, name)) !== undefined;
  },
};

async function relocated(target: Target, how: 'move' | 'copy'): Promise<boolean> {
  const { backend, bucket, actor } = target;
  const [sourceKey, destinationKey] = [await placed(target), newName(target)];
  const order = { bucketId: bucket, sourceKey, destinationKey };
  const { status } = await backend.request(actor, 'POST', `/storage/v1/object/${how}`, order);
  if (status >= 500) throw new Error(`${how} failed with ${status}`);
  return (await storedSize(target, destinationKey)) !== undefined;
}

const newName = ({ folder }: Target) => `${folder}${randomUUID()}.png`;

async function placed(target: Omit<Target, 'actor'>): Promise<string> {
  const owner = { ...target, actor: 'owner' as const };
  const name = newName({ ...target, actor: 'admin' });
  const { status } = await send(owner, 'POST', 'object', name, picture);
  if (status !== 200) throw new Error(`no file was made in ${target.bucket}: ${status}`);
  return name;
}

async function send(
  { backend, bucket, actor }: Omit<Target, 'actor'> & { actor: Actor | 'owner' },
  method: string,
  kind: string,
  name: string,
  body?: unknown,
  headers?: object,
): Promise<Answer> {
  const path = `/storage/v1/${kind}/${encodeURIComponent(bucket)}/${name}`;
  const type = body instanceof Blob ? PNG : {};
  const answer = await backend.request(actor, method, path, body, { ...type, ...headers });
  if (answer.status >= 500) throw new Error(`${method} ${kind} failed with ${answer.status}`);
  return answer;
}

const isPicture = ({ status, body }: Answer) => status === 200 && String(body).includes('PNG');

async function storedSize({ backend: { sql }, bucket }: Target, name: string): Promise<number | undefined> {
  const [file] = await sql<{ size: string }[]>`
    select metadata ->> 'size' as size from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  return file && Number(file.size);
}

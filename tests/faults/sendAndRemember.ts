import { randomUUID } from 'node:crypto';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import postgres from 'postgres';
import { inquiry } from '../fixtures/inquiry.ts';
import { liftMessageLimit } from '../fixtures/liftMessageLimit.ts';
import { liftSubmitLimit } from '../fixtures/liftSubmitLimit.ts';
import { makeAdmin, makeClient, signIn } from '../fixtures/people.ts';
import type { KillableBackend } from './killableBackend.ts';

const PICTURE_BYTES = 300_000;
/** As much as a message may hold: a disk is full soon. */
const text = 'я'.repeat(4000);

/** What a client sends, with a memory of what was acknowledged: it must be there, whatever the backend has been through. */
export async function sendAndRemember({ api, dbUrl }: KillableBackend) {
  await liftSubmitLimit(dbUrl());
  await liftMessageLimit(dbUrl());
  const [admin, client] = [await makeAdmin(api), await makeClient(api)];
  const supabase = await signIn(api, client);
  const folder = `chat-images/${client.id}`;
  const remember = (send: (id: string) => PromiseLike<{ error: unknown; status?: number }>) => {
    const acknowledged: string[] = [];
    return {
      acknowledged,
      /** Sends one more; gives the status of the answer, or 500 where there is none. */
      send: async () => {
        const id = randomUUID();
        const { error, status } = await send(id);
        if (!error) acknowledged.push(id);
        return error ? status || 500 : 200;
      },
    };
  };
  const kinds = {
    inquiry: remember((submission) =>
      supabase.rpc('submit_inquiry', { ...inquiry, message: text, submission }),
    ),
    message: remember((id) =>
      supabase
        .from('chat_messages')
        .insert({ id, sender_id: client.id, receiver_id: admin.id, content: text }),
    ),
    picture: remember(async (id) => {
      const file = new Blob([new Uint8Array(PICTURE_BYTES)], { type: 'image/png' });
      const { error } = await supabase.storage.from('Offer Images').upload(`${folder}/${id}.png`, file);
      return { error };
    }),
  };

  /** What was acknowledged and is not there, and rows of pictures that are not whole. */
  async function findLost(): Promise<string[]> {
    const sql = postgres(dbUrl(), { max: 1 });
    const kept = await sql<{ id: string }[]>`
      select submission::text as id from vitrina_inquiries where submission is not null
      union all select id::text from chat_messages
      union all select substring(name from '([^/]+)[.]png$') from storage.objects`;
    const pictures = await sql<{ name: string }[]>`
      select name from storage.objects where name like ${`${folder}/%`}`;
    await sql.end();
    const keptIds = new Set(kept.map(({ id }) => id));
    const lost = Object.values(kinds).flatMap(({ acknowledged }) =>
      acknowledged.filter((id) => !keptIds.has(id)),
    );
    const files = createServiceClient(api.apiUrl, api.secretKey).storage.from('Offer Images');
    for (const { name } of pictures) {
      const { data } = await files.download(name);
      if (data?.size !== PICTURE_BYTES) lost.push(`${name}: ${data?.size} bytes`);
    }
    return lost;
  }
  return { ...kinds, findLost };
}

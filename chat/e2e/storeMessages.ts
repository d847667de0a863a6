import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';

/** Stores messages from the studio to a client. */
export async function storeMessages(backend: ProductUnderTest, clientId: string, contents: string[]) {
  const studio = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data: admin } = await studio
    .from('chat_users')
    .select('id')
    .eq('role', 'admin')
    .order('created_at')
    .limit(1)
    .single()
    .throwOnError();
  await studio
    .from('chat_messages')
    .insert(
      contents.map((content) => ({
        id: crypto.randomUUID(),
        sender_id: admin.id,
        receiver_id: clientId,
        content,
      })),
    )
    .throwOnError();
}

/** Stores messages from a client to the studio. */
export async function storeClientMessages(backend: ProductUnderTest, clientId: string, contents: string[]) {
  await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('chat_messages')
    .insert(contents.map((content) => ({ id: crypto.randomUUID(), sender_id: clientId, content })))
    .throwOnError();
}

/** Marks everything as read by the client. */
export async function markAllRead(backend: ProductUnderTest, client_id: string) {
  const studio = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data } = await studio
    .from('chat_messages')
    .select('number')
    .eq('client_id', client_id)
    .order('number', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  await studio
    .from('chat_reads')
    .upsert({ client_id, side: 'client', last_read_number: data.number, move: 1000 })
    .throwOnError();
}

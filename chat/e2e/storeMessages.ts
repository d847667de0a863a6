import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';

/** Messages from the studio to a client, as if they had been written before. */
export async function storeMessages(backend: ProductUnderTest, clientId: string, contents: string[]) {
  const studio = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data: provider } = await studio
    .from('chat_users')
    .select('id')
    .eq('role', 'admin')
    .order('created_at')
    .limit(1)
    .single();
  if (provider === null) throw new Error('The product has no admin.');
  const { error } = await studio.from('chat_messages').insert(
    contents.map((content) => ({
      id: crypto.randomUUID(),
      sender_id: provider.id,
      receiver_id: clientId,
      content,
    })),
  );
  if (error) throw error;
}

import type { TablesInsert } from '@vitrina/shared/database.types.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';

type StoredRequest = Omit<TablesInsert<'requests'>, 'id' | 'client_id' | 'fingerprint'>;

/**
 * Stores a request from the studio to a client, with its message.
 * @returns its id
 */
export async function storeRequest(backend: ProductUnderTest, client_id: string, request: StoredRequest) {
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data: admin } = await service
    .from('chat_users')
    .select('id')
    .eq('username', backend.admin.username)
    .single()
    .throwOnError();
  const id = crypto.randomUUID();
  await service
    .from('chat_messages')
    .insert({
      id,
      sender_id: admin.id,
      receiver_id: client_id,
      content: request.title,
      message_type: 'request',
    })
    .throwOnError();
  await service
    .from('requests')
    // The database computes the fingerprint.
    .insert({ id, client_id, ...request, fingerprint: '' })
    .throwOnError();
  return id;
}

/** An approval of the page at an address. */
export const approval = (title: string) => ({
  kind: 'approval',
  title,
  content: { details: 'Часовете са най-долу.', link: 'https://zakvaska.example/proba', files: [] },
});

/** An offer for one thing. */
export const offer = (title: string, valid_until: string) => ({
  kind: 'offer',
  title,
  content: { items: [{ text: 'Сайт', quantity: 1, unit_cents: 40903 }], vat: 'none', note: '' },
  number: crypto.randomUUID(),
  valid_until,
});

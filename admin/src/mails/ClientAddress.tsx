import type { Tables } from '@vitrina/shared/database.types.ts';
import { Form, SaveButton, TextInput, useNotify, useUpdate } from 'react-admin';
import { isMailbox } from './isMailbox.ts';
import { text } from './text.ts';

type Client = Tables<'chat_users'>;

const words = text.clients;

const validate = (address: string | null) =>
  !address?.trim() || isMailbox(address.trim()) ? undefined : words.invalid;

/** The address of one client; empty means that the client is not mailed. */
export function ClientAddress({ client }: { client: Client }) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Client, Error>();
  const save = ({ notify_email }: Partial<Client>) =>
    void update(
      'chat_users',
      { id: client.id, data: { notify_email: notify_email?.trim() || null }, previousData: client },
      {
        onSuccess: () => notify(words.saved, { type: 'success' }),
        onError: (error) => {
          console.error('Saving the address failed:', error.message);
          notify(words.saveFailed, { type: 'error' });
        },
      },
    );
  return (
    <li>
      <Form record={client} onSubmit={save} noValidate>
        <div className="client-address">
          <TextInput
            source="notify_email"
            type="email"
            label={words.emailOf(client.username)}
            validate={validate}
            slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
          />
          <SaveButton
            variant="outlined"
            color="inherit"
            icon={null}
            label={words.save}
            aria-label={words.saveOf(client.username)}
            disabled={isPending}
          />
        </div>
      </Form>
    </li>
  );
}

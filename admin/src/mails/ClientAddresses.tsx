import { Typography } from '@mui/material';
import type { Tables } from '@vitrina/shared/database.types.ts';
import {
  Form,
  ListBase,
  RecordsIterator,
  SaveButton,
  TextInput,
  useListContext,
  useNotify,
  useUpdate,
} from 'react-admin';
import { shownInPlace } from '../providers/queryClient.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Pages } from '../ui/Pages.tsx';
import { isMailbox } from './isMailbox.ts';
import { text } from './text.ts';

type Client = Tables<'chat_users'>;

const words = text.clients;

/** A second list on the page of the mails: in place of `ListPage`, which brings a page's title. */
export function ClientAddresses() {
  return (
    <section aria-labelledby="client-addresses" className="mt-10 max-w-[62ch]">
      <Typography id="client-addresses" variant="h2">
        {words.title}
      </Typography>
      <p>{words.intro}</p>
      <ListBase
        resource="chat_users"
        filter={{ role: 'client' }}
        sort={{ field: 'created_at.desc,id', order: 'DESC' }}
        perPage={10}
        queryOptions={shownInPlace('the clients')}
        disableSyncWithLocation
        storeKey="mails.clients.listParams"
      >
        <Rows />
      </ListBase>
    </section>
  );
}

function Rows() {
  const { error, data, total, refetch } = useListContext<Client>();
  const { loadFailed, loadFailedReason, empty, pages } = words;
  if (error)
    return <LoadFailed title={loadFailed} reason={loadFailedReason} error={error} onRetry={refetch} />;
  if (data && total === 0) return <p>{empty}</p>;
  return (
    <>
      <ul className="cards">
        <RecordsIterator<Client> render={(client) => <ClientAddress key={client.id} client={client} />} />
      </ul>
      <Pages label={pages} />
    </>
  );
}

const validate = (address: string | null) =>
  !address?.trim() || isMailbox(address.trim()) ? undefined : words.invalid;

/** The address of one client; empty means that the client is not mailed. */
function ClientAddress({ client }: { client: Client }) {
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
        <div className="grid grid-cols-[1fr_auto] items-end gap-2">
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

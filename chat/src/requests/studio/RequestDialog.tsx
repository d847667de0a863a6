import type { Client } from '../../api/clients.ts';
import { projectOf } from '../../project/projectOf.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { $asking, type Asking } from './asking.ts';
import { RequestForm } from './RequestForm.tsx';
import { text } from './text.ts';
import { useRequestDraft } from './useRequestDraft.ts';

interface Props extends Asking {
  accountId: string;
  client: Pick<Client, 'id' | 'name'>;
}

/** The form of a request, in a dialog. */
export default function RequestDialog({ accountId, client, ...asking }: Props) {
  const toast = useToast();
  const draft = useRequestDraft(accountId, client.id, asking);
  const close = () => {
    draft.forget();
    $asking.set(undefined);
  };
  const saySent = async () => {
    toast({ tone: 'success', title: text.sentTo(client.name) });
    await projectOf(client.id).read();
  };
  return (
    <Dialog title={text.kinds[asking.kind]} onClose={close}>
      <RequestForm {...asking} clientId={client.id} draft={draft} onClose={close} onSent={saySent} />
    </Dialog>
  );
}

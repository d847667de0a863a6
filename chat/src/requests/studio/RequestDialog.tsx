import type { Client } from '../../api/clients.ts';
import { projectOf } from '../../project/projectOf.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { $asking, type Asking } from './asking.ts';
import { RequestForm } from './RequestForm.tsx';
import { text } from './text.ts';

interface Props extends Asking {
  client: Pick<Client, 'id' | 'name'>;
}

const close = () => $asking.set(undefined);

/** The form of a request, in a dialog. */
export default function RequestDialog({ client, ...asking }: Props) {
  const toast = useToast();
  const finish = async () => {
    toast({ tone: 'success', title: text.sentTo(client.name) });
    close();
    await projectOf(client.id).read();
  };
  return (
    <Dialog title={text.kinds[asking.kind]} onClose={close}>
      <RequestForm {...asking} clientId={client.id} onCancel={close} onSent={finish} />
    </Dialog>
  );
}

import { useStore } from '@nanostores/react';
import { saveAsJson } from '@vitrina/shared/saveAsJson.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Client, deleteClient } from '../../api/clients.ts';
import { fetchPersonalData } from '../../api/personalData.ts';
import { projectOf } from '../../project/projectOf.ts';
import { Question } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { text } from './text.ts';

interface Props {
  client: Client;
  onCancel: () => void;
  onDeleted: () => void;
}

/**
 * Deletes a client with all messages and files, after a question. An accepted offer is a document: a copy is offered,
 * also while it is unknown whether there is one.
 */
export function DeleteClient({ client, onCancel, onDeleted }: Props) {
  const [step, setStep] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const toast = useToast();
  const { steps, requests } = useStore(projectOf(client.id).$project);
  const hasAccepted = requests.some(({ kind, state }) => kind === 'offer' && state === 'accepted');

  const downloadCopy = async () => {
    const copy = await fetchPersonalData(client.username);
    if (copy.ok) saveAsJson(client.username, copy.value);
    else toast({ tone: 'error', title: text.deletion.copyFailed });
  };
  const confirm = async () => {
    setStep('deleting');
    const result = await deleteClient(client.id);
    if (!result.ok) return setStep('failed');
    toast({ tone: 'success', title: text.deletion.done });
    onDeleted();
  };

  const isDeleting = step === 'deleting';
  return (
    <Question
      title={text.deletion.title}
      cancel={text.deletion.cancel}
      confirm={isDeleting ? text.deletion.deleting : text.deletion.confirm}
      isBusy={isDeleting}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <p>{text.deletion.question(client.name)}</p>
      <p>{text.deletion.detail}</p>
      {(hasAccepted || steps.requests !== 'ready') && (
        <TextButton icon={<Download size={18} aria-hidden />} onClick={downloadCopy}>
          {text.deletion.copy}
        </TextButton>
      )}
      <FormFailure detail={step === 'failed' ? text.deletion.failed : undefined} />
    </Question>
  );
}

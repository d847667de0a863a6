import { useState } from 'react';
import { type Client, deleteClient } from '../../api/clients.ts';
import { Question } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { text } from './text.ts';

interface Props {
  client: Client;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Deletes a client with all messages and files, after a question. */
export function DeleteClient({ client, onCancel, onDeleted }: Props) {
  const [step, setStep] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const toast = useToast();

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
      <FormFailure detail={step === 'failed' ? text.deletion.failed : undefined} />
    </Question>
  );
}

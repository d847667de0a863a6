import { FilePlus, Undo2 } from 'lucide-react';
import { type ClientRequest, withdrawRequest } from '../../api/requests.ts';
import { projectOf } from '../../project/projectOf.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { text } from './text.ts';

interface Props {
  request: ClientRequest;
  onReplace?: () => void;
}

/** Takes an open request back, or puts a new version in its place. */
export function StudioActions({ request, onReplace }: Props) {
  const toast = useToast();
  const withdraw = async () => {
    const { id, title, client_id } = request;
    const result = await withdrawRequest(id, text.withdrawn(title));
    if (!result.ok) toast({ tone: 'error', title: text.failures[result.reason] });
    await projectOf(client_id).read();
  };
  return (
    <div className="flex flex-wrap gap-x-5">
      {onReplace && (
        <TextButton icon={<FilePlus size={18} aria-hidden />} onClick={onReplace}>
          {text.newVersion}
        </TextButton>
      )}
      <TextButton icon={<Undo2 size={18} aria-hidden />} onClick={withdraw}>
        {text.withdraw}
      </TextButton>
    </div>
  );
}

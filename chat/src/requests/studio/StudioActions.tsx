import { FilePlus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type ClientRequest, withdrawRequest } from '../../api/requests.ts';
import { projectOf } from '../../project/projectOf.ts';
import { keepFocus } from '../../ui/keepFocus.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { $asking } from './asking.ts';
import { text } from './text.ts';

/** The states in which a request can be replaced by a new version. */
const REPLACEABLE = ['open', 'changes', 'declined'];

/** Withdraws an open request, or replaces a request by a new version. */
export function StudioActions({ request }: { request: ClientRequest }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const toast = useToast();
  const { id, kind, title, client_id, state } = request;
  const withdraw = async () => {
    if (isWithdrawing) return;
    setWithdrawing(true);
    const result = await withdrawRequest(id, text.withdrawn(title));
    if (!result.ok) toast({ tone: 'error', title: text.failures[result.reason] });
    await projectOf(client_id).read();
    setWithdrawing(false);
  };
  return (
    <div className="flex flex-wrap gap-x-5">
      {REPLACEABLE.includes(state) && kind !== 'review' && (
        <TextButton
          ref={keepFocus}
          icon={<FilePlus size={18} aria-hidden />}
          onClick={() => $asking.set({ kind, earlier: request })}
        >
          {text.newVersion}
          <span className="sr-only"> {title}</span>
        </TextButton>
      )}
      {state === 'open' && (
        <TextButton
          ref={keepFocus}
          icon={<Undo2 size={18} aria-hidden />}
          aria-disabled={isWithdrawing}
          onClick={withdraw}
        >
          {text.withdraw}
          <span className="sr-only"> {title}</span>
        </TextButton>
      )}
    </div>
  );
}

import { Dialog } from '../../ui/Dialog.tsx';
import { PlanForm } from './PlanForm.tsx';
import { text } from './text.ts';
import { usePlanDraft } from './usePlanDraft.ts';

interface Props {
  accountId: string;
  clientId: string;
  onClose: () => void;
}

/** The form of a plan, in a dialog. */
export function PlanDialog({ accountId, clientId, onClose }: Props) {
  const draft = usePlanDraft(accountId, clientId);
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <Dialog title={text.plan} onClose={close}>
      <PlanForm clientId={clientId} draft={draft} onDone={close} />
    </Dialog>
  );
}

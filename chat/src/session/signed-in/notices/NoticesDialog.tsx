import { useId, useState } from 'react';
import { fetchMailsText, setMailsText } from '../../../api/notices.ts';
import { Dialog, DialogActions, LeaveButton } from '../../../ui/Dialog.tsx';
import { LoadError } from '../../../ui/Notice.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useToast } from '../../../ui/ToastProvider.tsx';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { text } from './text.ts';

/** What e-mails to the client contain. A choice is saved as soon as it is made. */
export default function NoticesDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const hintId = useId();
  const [loaded, reload] = useLoaded(fetchMailsText, accountId);
  const [chosen, setChosen] = useState<boolean>();
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();

  const choose = async (isWanted: boolean) => {
    // Not disabled while saving: a disabled checkbox would lose the focus.
    if (isSaving) return;
    setSaving(true);
    setChosen(isWanted);
    const { ok } = await setMailsText(isWanted);
    // The dialog may be closed by now.
    if (ok) toast({ tone: 'success', title: text.saved });
    else toast({ tone: 'error', title: text.saveFailed });
    if (!ok) setChosen(!isWanted);
    setSaving(false);
  };

  return (
    <Dialog title={text.title} onClose={onClose}>
      {loaded.step === 'loading' && <Spinner />}
      {loaded.step === 'failed' && <LoadError title={text.loadFailed} onRetry={reload} />}
      {loaded.step === 'ready' && (
        <fieldset>
          <legend className="font-bold">{text.mail}</legend>
          <label className="mt-2 flex min-h-tap items-center gap-3">
            <input
              className="size-5 flex-none accent-primary"
              type="checkbox"
              checked={chosen ?? loaded.value}
              aria-describedby={hintId}
              onChange={({ target }) => void choose(target.checked)}
            />
            {text.withText}
          </label>
          <p className="text-small text-muted" id={hintId}>
            {text.hint}
          </p>
        </fieldset>
      )}
      <DialogActions>
        <LeaveButton>{text.close}</LeaveButton>
      </DialogActions>
    </Dialog>
  );
}

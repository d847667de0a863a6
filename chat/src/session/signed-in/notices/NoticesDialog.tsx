import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { LoadError } from '../../../ui/Notice.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { text } from './text.ts';
import { useMailsText } from './useMailsText.ts';

/** A choice is saved as it is made. */
export default function NoticesDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const hintId = useId();
  const { setting, choose, reload } = useMailsText(accountId);
  return (
    <Dialog title={text.title} onClose={onClose}>
      {setting.step === 'loading' && <Spinner />}
      {setting.step === 'failed' && <LoadError title={text.loadFailed} onRetry={reload} />}
      {setting.step === 'ready' && (
        <fieldset>
          <legend className="font-bold">{text.mail}</legend>
          <label className="mt-2 flex min-h-tap items-center gap-3">
            <input
              className="size-5 flex-none accent-primary"
              type="checkbox"
              checked={setting.isWanted}
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
      <FormFailure detail={setting.step === 'ready' && setting.hasFailed ? text.saveFailed : undefined} />
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

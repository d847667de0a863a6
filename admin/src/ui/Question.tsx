import { Button, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormError } from './FormError.tsx';
import { SmallDialog } from './SmallDialog.tsx';

interface Props {
  title: string;
  question: ReactNode;
  error?: string | false | null;
  cancel?: string;
  confirm: string;
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** A confirmation before something is lost. */
export function Question({ title, question, error, isBusy = false, onCancel, onConfirm, ...words }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <SmallDialog title={title} role="alertdialog" isBusy={isBusy} onClose={onCancel} aria-describedby={id}>
      <DialogContent className="grid gap-4">
        <div id={id} className="grid gap-2 text-ui/[1.5] wrap-anywhere">
          {question}
        </div>
        {error && <FormError text={error} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onCancel} disabled={isBusy} autoFocus>
          {words.cancel ?? translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm} disabled={isBusy}>
          {words.confirm}
        </Button>
      </DialogActions>
    </SmallDialog>
  );
}

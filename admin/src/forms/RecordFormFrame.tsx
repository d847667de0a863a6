import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useSaveContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { FormError } from '../ui/FormError.tsx';
import { useRecordForm } from './formContext.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { text } from './text.ts';
import { useDraft } from './useDraft.ts';

interface Props {
  error: string | undefined;
  onCancel: () => void;
  children: ReactNode;
}

export function RecordFormFrame({ error, onCancel, children }: Props) {
  const { draftKey, isUploading } = useRecordForm();
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  const draft = useDraft(draftKey);
  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2.5, px: { xs: 2, sm: 4 } }}>
        <RestoredNotice draft={draft} />
        {children}
        {error && <FormError text={error} />}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 4 }, py: 2, borderTop: '1px solid var(--color-line)' }}>
        <Button variant="outlined" color="inherit" onClick={onCancel} disabled={saving}>
          {text.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={saving || isSubmitting || isUploading}>
          {saving ? text.saving : text.save}
        </Button>
      </DialogActions>
    </>
  );
}

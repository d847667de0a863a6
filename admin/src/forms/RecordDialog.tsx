import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Question } from '../ui/Question.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { hasDraft } from './draft.ts';
import { text } from './text.ts';

interface Props {
  title: string;
  draftKey: string;
  onClose: () => void;
  onDiscard: () => void;
  /** Receives the handler of its cancel button. */
  children: (close: () => void) => ReactNode;
}

/** A form over its list, on phones all of the screen. Closing it asks before anything entered is lost. */
export function RecordDialog({ title, draftKey, onClose, onDiscard, children }: Props) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const [isAsking, setAsking] = useState(false);
  const close = () => (hasDraft(draftKey) ? setAsking(true) : onClose());
  useReturnFocus();
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            maxWidth: { sm: 640 },
            ...(isPhone && { width: '100%', m: 0, borderRadius: 0 }),
            '& .record-form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
          },
        },
      }}
    >
      <DialogTitle id={titleId} variant="h2" sx={{ px: { xs: 2, sm: 4 }, pt: 3, pr: 9 }}>
        {title}
      </DialogTitle>
      <CloseButton onClose={close} />
      {children(close)}
      {isAsking && (
        <Question
          title={text.discard.title}
          question={text.discard.question}
          cancel={text.discard.cancel}
          confirm={text.discard.confirm}
          onCancel={() => setAsking(false)}
          onConfirm={onDiscard}
        />
      )}
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { formatClock } from '@vitrina/shared/dates.ts';
import { useId } from 'react';
import type { Version } from '../providers/versions.ts';
import { placeToasts } from '../ui/toastPlace.ts';
import { useCloseOnBack } from '../ui/useCloseOnBack.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { text } from './text.ts';
import type { Publishing } from './usePublishing.tsx';

interface Props {
  theirs: Version | undefined;
  publishing: Publishing;
}

/** Something else was published since the form was filled: it is not taken off the site unseen. */
export function PublishConflict({ theirs, publishing }: Props) {
  const id = useId();
  const { continueEditing, seeTheirs, publishMine } = publishing;
  useReturnFocus();
  useCloseOnBack(true, continueEditing);
  const words = text.publishing;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={continueEditing}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { ref: placeToasts } }}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {words.conflictTitle}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        {theirs
          ? words.theirs(theirs.maker?.username ?? text.somebody, formatClock(theirs.made_at))
          : words.takenDown}
      </DialogContent>
      <DialogActions className="flex-wrap gap-2">
        {theirs && (
          <Button variant="outlined" color="inherit" onClick={seeTheirs}>
            {words.see}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={publishMine}>
          {words.publishMine}
        </Button>
        <Button variant="contained" onClick={continueEditing} autoFocus>
          {words.continue}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

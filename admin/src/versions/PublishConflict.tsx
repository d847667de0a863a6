import { Button, DialogActions, DialogContent } from '@mui/material';
import { momentOf } from '@vitrina/shared/dates.ts';
import { useId } from 'react';
import type { Version } from '../providers/versions.ts';
import { SmallDialog } from '../ui/SmallDialog.tsx';
import { text } from './text.ts';
import type { Publishing } from './usePublishing.tsx';

interface Props {
  theirs: Version | undefined;
  publishing: Publishing;
}

/** Asks what to do if another version was published since the form was filled, so that it is not replaced unseen. */
export function PublishConflict({ theirs, publishing }: Props) {
  const id = useId();
  const { refused, continueEditing, openHistory, insist } = publishing;
  const words = text.publishing;
  if (!refused) return null;
  return (
    <SmallDialog
      title={words.conflictTitle}
      role="alertdialog"
      onClose={continueEditing}
      aria-describedby={id}
    >
      <DialogContent id={id}>
        {theirs
          ? words.theirs(theirs.maker?.username ?? text.somebody, momentOf(theirs.made_at))
          : words.takenDown}
      </DialogContent>
      <DialogActions className="flex-wrap gap-2">
        {theirs && (
          <Button variant="outlined" color="inherit" onClick={openHistory}>
            {words.see}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={() => insist(refused)}>
          {refused.at ? text.scheduling.scheduleMine : words.publishMine}
        </Button>
        <Button variant="contained" onClick={continueEditing} autoFocus>
          {words.continue}
        </Button>
      </DialogActions>
    </SmallDialog>
  );
}

import { Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SmallDialog } from '../ui/SmallDialog.tsx';
import { useDateField } from '../ui/useDateField.ts';
import { scheduleProblem } from './scheduleProblem.ts';
import { text } from './text.ts';

interface Props {
  onCancel: () => void;
  /** @param at local time in Sofia. */
  onChoose: (at: string) => void;
}

export function ScheduleDialog({ onCancel, onChoose }: Props) {
  const translate = useTranslate();
  const [at, setAt] = useState('');
  const [error, setError] = useState<string>();
  const field = useDateField(at);

  function choose(event: FormEvent) {
    event.preventDefault();
    // React would pass the event on to the form around the dialog.
    event.stopPropagation();
    const wrong = scheduleProblem(at);
    setError(wrong);
    if (wrong) field.current?.focus();
    else onChoose(at);
  }

  return (
    <SmallDialog title={text.scheduling.title} onClose={onCancel}>
      <form noValidate onSubmit={choose}>
        <DialogContent className="pt-0">
          <TextField
            type="datetime-local"
            label={text.scheduling.label}
            onChange={({ target }) => setAt(target.value)}
            error={error !== undefined}
            helperText={
              <span>
                {error}
                <span className="block font-normal text-muted">{text.scheduling.hint}</span>
              </span>
            }
            inputRef={field}
            required
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {text.scheduling.confirm}
          </Button>
        </DialogActions>
      </form>
    </SmallDialog>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import { useSignOut } from '../session/useSignOut.ts';
import { Section } from './Section.tsx';
import { profileText } from './text.ts';

const { devices: text } = profileText;

/** Ends every session of the account, for who lost a phone. Asks first. */
export function Devices() {
  const id = useId();
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await signOut('global');
    setLeaving(false);
    setAsking(false);
  }

  return (
    <Section title={text.title}>
      <Typography sx={{ mb: 1 }}>{text.intro}</Typography>
      <Button
        variant="outlined"
        color="error"
        startIcon={<LogOut size={20} />}
        onClick={() => setAsking(true)}
      >
        {text.signOut}
      </Button>
      {isAsking && (
        <Dialog open role="alertdialog" onClose={() => setAsking(false)} aria-labelledby={id} maxWidth="xs">
          <DialogTitle id={id} sx={{ fontSize: '1.25rem' }}>
            {text.question}
          </DialogTitle>
          <DialogActions sx={{ px: 3, pb: 3 }}>
            <Button variant="outlined" color="inherit" onClick={() => setAsking(false)} autoFocus>
              {text.cancel}
            </Button>
            <Button variant="contained" color="error" onClick={leave} disabled={isLeaving}>
              {text.confirm}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Section>
  );
}

import Button from '@mui/material/Button';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { UnsentQuestion } from '../session/UnsentQuestion.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { Question } from '../ui/Question.tsx';
import { Section } from '../ui/Section.tsx';
import { profileText } from './text.ts';

const { devices: text } = profileText;

/** Ends every session of the account, for example after a phone was lost. */
export function Devices() {
  const { signOut, warning } = useSignOut();
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
      <p>{text.intro}</p>
      <Button
        variant="outlined"
        color="error"
        startIcon={<LogOut size={20} />}
        onClick={() => setAsking(true)}
      >
        {text.signOut}
      </Button>
      {isAsking && (
        <Question
          title={text.signOut}
          question={text.question}
          cancel={text.cancel}
          confirm={text.confirm}
          isBusy={isLeaving}
          onCancel={() => setAsking(false)}
          onConfirm={leave}
        />
      )}
      {warning && <UnsentQuestion {...warning} />}
    </Section>
  );
}

import { Button } from '@mui/material';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useSignOut } from '../session/useSignOut.ts';
import { Question } from '../ui/Question.tsx';
import { Section } from '../ui/Section.tsx';
import { profileText } from './text.ts';

const { devices: text } = profileText;

/** Ends every session of the account, for example after a phone was lost. */
export function Devices() {
  const { signOut, warning } = useSignOut();
  const [step, setStep] = useState<'asking' | 'leaving'>();

  async function leave() {
    setStep('leaving');
    await signOut('global');
    setStep(undefined);
  }

  return (
    <Section title={text.title}>
      <p>{text.intro}</p>
      <Button
        variant="outlined"
        color="error"
        startIcon={<LogOut size={20} />}
        onClick={() => setStep('asking')}
      >
        {text.signOut}
      </Button>
      {step && (
        <Question
          title={text.signOut}
          question={text.question}
          confirm={text.confirm}
          isBusy={step === 'leaving'}
          onCancel={() => setStep(undefined)}
          onConfirm={leave}
        />
      )}
      {warning && <Question {...warning} />}
    </Section>
  );
}

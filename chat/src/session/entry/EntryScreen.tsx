import { type FormEvent, useState } from 'react';
import { type EntryFailure, enterWithKey } from '../../api/entry.ts';
import { preloadScreen } from '../../screens.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { SignInScreen } from '../SignInScreen.tsx';
import { SignOutButton } from '../signed-in/SignOutButton.tsx';
import { text } from './text.ts';

interface Props {
  entryKey: string;
  /** Whoever else is signed in here. */
  otherId: string | undefined;
  /** The one who is signed in stays so. */
  onStay: () => void;
  onAskForNew: () => void;
}

/**
 * For whoever comes by a link in a mail. Nothing is used up before the button is pressed: programs that look through mails
 * open links, too. After success the session changes, and the screen disappears by itself.
 */
export function EntryScreen({ entryKey, otherId, onStay, onAskForNew }: Props) {
  const [status, setStatus] = useState<'waiting' | 'entering' | EntryFailure>('waiting');

  const enter = async () => {
    setStatus('entering');
    preloadScreen();
    const result = await enterWithKey(entryKey);
    if (!result.ok) setStatus(result.reason);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void enter();
  };

  if (otherId !== undefined)
    return (
      <SignInScreen title={text.entry.title} onSubmit={submit}>
        <p>{text.entry.isOther}</p>
        <SignOutButton accountId={otherId} label={text.entry.signOutAndEnter} onSignedOut={enter} />
        <Button size="large" onClick={onStay}>
          {text.entry.stay}
        </Button>
      </SignInScreen>
    );
  if (status === 'not-valid')
    return (
      <SignInScreen title={text.entry.title} onSubmit={submit}>
        <FormFailure detail={text.entry.notValid} />
        <Button size="large" onClick={onAskForNew}>
          {text.entry.askForNew}
        </Button>
      </SignInScreen>
    );
  return (
    <SignInScreen title={text.entry.title} onSubmit={submit}>
      <FormFailure detail={status === 'unreachable' ? text.unreachable : undefined} />
      <Button type="submit" size="large" disabled={status === 'entering'}>
        {status === 'entering' ? text.entry.submitting : text.entry.submit}
      </Button>
    </SignInScreen>
  );
}

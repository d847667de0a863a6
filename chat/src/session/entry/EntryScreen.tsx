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
  /** The id of another account that is signed in here. */
  otherId: string | undefined;
  /** Keeps the other account signed in. */
  onStay: () => void;
  onAskForNew: () => void;
}

/**
 * For clients who open a sign-in link from an e-mail. The key is used only when the button is pressed, because mail
 * scanners open links, too. After success the session changes, and the screen is replaced by the chat.
 */
export default function EntryScreen({ entryKey, otherId, onStay, onAskForNew }: Props) {
  const [status, setStatus] = useState<'waiting' | 'entering' | EntryFailure>('waiting');

  const enter = async () => {
    setStatus('entering');
    preloadScreen();
    const result = await enterWithKey(entryKey);
    if (!result.ok) setStatus(result.reason);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status !== 'entering') void enter();
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
      <Button type="submit" size="large" aria-disabled={status === 'entering'}>
        {status === 'entering' ? text.entry.submitting : text.entry.submit}
      </Button>
    </SignInScreen>
  );
}

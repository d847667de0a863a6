import { useEffect, useState } from 'react';
import { NewVersion } from './installed/NewVersion.tsx';
import { BareScreen } from './layout/BareScreen.tsx';
import { Waiting } from './layout/Waiting.tsx';
import {
  AccessDenied,
  ClientScreen,
  EntryScreen,
  goToStudio,
  isStudioPage,
  LinkRequest,
  StudioScreen,
} from './screens.ts';
import type { EntryKey } from './session/entry/entryKey.ts';
import { SignInForm } from './session/SignInForm.tsx';
import { text } from './session/text.ts';
import { useSession } from './session/useSession.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { LoadError } from './ui/Notice.tsx';
import { ToastProvider } from './ui/ToastProvider.tsx';

interface Props {
  /** The key that a link in an e-mail has brought. */
  entry: EntryKey | undefined;
}

/** The chat for clients at /chat and for the studio at /chat-admin. */
export function App({ entry }: Props) {
  return (
    <ErrorBoundary fallback={<Failed />}>
      <ToastProvider>
        <SessionGate entry={entry} />
        <NewVersion />
      </ToastProvider>
    </ErrorBoundary>
  );
}

function SessionGate({ entry }: Props) {
  const session = useSession();
  const isStudio = isStudioPage();
  const [link, setLink] = useState<EntryKey | 'wanted' | undefined>(isStudio ? undefined : entry);
  /** Whether the account of the link has been signed in since the link was opened. */
  const [isSpare, setSpare] = useState(false);
  const dropLink = () => setLink(undefined);
  const askForLink = () => setLink('wanted');

  if (session.step === 'loading') return <Waiting />;
  if (session.step === 'unreachable')
    return <ErrorScreen title={text.unreachable} detail={text.unreachableDetail} onRetry={session.retry} />;
  const signedIn = session.step === 'signed-in' ? session : undefined;
  if (link === 'wanted') {
    if (signedIn === undefined) return <LinkRequest onBack={dropLink} />;
    dropLink();
  } else if (link && link.accountId === signedIn?.userId) {
    // The key is not needed, unless the session turns out to have ended.
    if (signedIn.isConfirmed) dropLink();
    else if (!isSpare) setSpare(true);
  } else if (link) {
    // After signing out, whoever uses the device next starts at the sign-in form, without the key.
    if (isSpare && session.step === 'signed-out' && session.ending !== 'ended') dropLink();
    else
      return (
        <EntryScreen
          entryKey={link.key}
          otherId={signedIn?.userId}
          onStay={dropLink}
          onAskForNew={askForLink}
        />
      );
  }
  if (session.step === 'signed-out')
    return <SignInForm ending={session.ending} onAskForLink={isStudio ? undefined : askForLink} />;
  const { account, userId } = session;
  if (account?.role === 'admin')
    return isStudio ? <StudioScreen key={userId} account={account} /> : <ToStudio />;
  if (account?.role !== 'client' || isStudio)
    return <AccessDenied userId={userId} hasChat={account?.role === 'client'} />;
  return <ClientScreen key={userId} account={account} />;
}

function Failed() {
  return <ErrorScreen title={text.broken} detail={text.brokenDetail} onRetry={() => location.reload()} />;
}

interface ErrorScreenProps {
  title: string;
  detail: string;
  onRetry: () => void;
}

function ErrorScreen(props: ErrorScreenProps) {
  return (
    <BareScreen>
      <title>{props.title}</title>
      <div className="grid flex-1 items-center p-5">
        <LoadError heading="h1" {...props} />
      </div>
    </BareScreen>
  );
}

function ToStudio() {
  useEffect(goToStudio, []);
  return <Waiting />;
}

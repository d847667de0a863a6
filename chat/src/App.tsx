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
  const [link, setLink] = useState(isStudio ? undefined : entry);
  const [isAskingForLink, setAskingForLink] = useState(false);

  if (session.step === 'loading') return <Waiting />;
  if (session.step === 'unreachable')
    return <ErrorScreen title={text.unreachable} detail={text.unreachableDetail} onRetry={session.retry} />;
  const signedInId = session.step === 'signed-in' ? session.userId : undefined;
  // After signing out, whoever uses the device next starts at the sign-in form, without the key.
  if (signedInId !== undefined && isAskingForLink) setAskingForLink(false);
  if (signedInId !== undefined && link?.accountId === signedInId) setLink(undefined);
  if (isAskingForLink) return <LinkRequest onBack={() => setAskingForLink(false)} />;
  if (link !== undefined)
    return (
      <EntryScreen
        entryKey={link.key}
        otherId={signedInId}
        onStay={() => setLink(undefined)}
        onAskForNew={() => {
          setLink(undefined);
          setAskingForLink(true);
        }}
      />
    );
  if (session.step === 'signed-out')
    return (
      <SignInForm
        ending={session.ending}
        onAskForLink={isStudio ? undefined : () => setAskingForLink(true)}
      />
    );
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

import { useEffect, useState } from 'react';
import { NewVersion } from './installed/NewVersion.tsx';
import { BareScreen } from './layout/BareScreen.tsx';
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
import { Waiting } from './ui/loadable.tsx';
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
  const [isEntering, setEntering] = useState(entry !== undefined && !isStudio);
  const [isAskingForLink, setAskingForLink] = useState(false);

  if (session.step === 'loading') return <Waiting />;
  if (session.step === 'unreachable')
    return <ErrorScreen title={text.unreachable} detail={text.unreachableDetail} onRetry={session.retry} />;
  const signedInId = session.step === 'signed-in' ? session.userId : undefined;
  if (isAskingForLink && signedInId === undefined)
    return <LinkRequest onBack={() => setAskingForLink(false)} />;
  if (isEntering && entry !== undefined && entry.accountId !== signedInId)
    return (
      <EntryScreen
        entryKey={entry.key}
        otherId={signedInId}
        onStay={() => setEntering(false)}
        onAskForNew={() => {
          setEntering(false);
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

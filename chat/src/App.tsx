import { useEffect } from 'react';
import { NewVersion } from './installed/NewVersion.tsx';
import { BareScreen } from './layout/BareScreen.tsx';
import { AccessDenied, ClientScreen, goToStudio, isStudioPage, StudioScreen } from './screens.ts';
import { SignInForm } from './session/SignInForm.tsx';
import { text } from './session/text.ts';
import { useSession } from './session/useSession.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Waiting } from './ui/loadable.tsx';
import { LoadError } from './ui/Notice.tsx';
import { ToastProvider } from './ui/ToastProvider.tsx';

/** The chat for clients at /chat and for the studio at /chat-admin. */
export function App() {
  return (
    <ErrorBoundary fallback={<Failed />}>
      <ToastProvider>
        <SessionGate />
        <NewVersion />
      </ToastProvider>
    </ErrorBoundary>
  );
}

function SessionGate() {
  const session = useSession();
  const isStudio = isStudioPage();

  if (session.step === 'loading') return <Waiting />;
  if (session.step === 'signed-out') return <SignInForm ending={session.ending} />;
  if (session.step === 'unreachable')
    return <ErrorScreen title={text.unreachable} detail={text.unreachableDetail} onRetry={session.retry} />;
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

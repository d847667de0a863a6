import { lazy, Suspense, useEffect } from 'react';
import type { Account } from './api/accounts.ts';
import { ClientScreen } from './conversation/ClientScreen.tsx';
import { NewVersion } from './installed/NewVersion.tsx';
import { BareScreen } from './layout/BareScreen.tsx';
import { AccessDenied } from './session/AccessDenied.tsx';
import { SignInForm } from './session/SignInForm.tsx';
import { text } from './session/text.ts';
import { useSession } from './session/useSession.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { LoadError } from './ui/Notice.tsx';
import { Spinner } from './ui/Spinner.tsx';
import { ToastProvider } from './ui/ToastProvider.tsx';

/** Most people here are clients, who never see it. */
const StudioScreen = lazy(() => import('./clients/StudioScreen.tsx'));

const STUDIO_PATH = '/chat-admin';

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
  const isStudio = location.pathname.startsWith(STUDIO_PATH);

  if (session.step === 'loading') return <Waiting />;
  if (session.step === 'signed-out') return <SignInForm ending={session.ending} />;
  if (session.step === 'unreachable')
    return <ErrorScreen title={text.unreachable} detail={text.unreachableDetail} onRetry={session.retry} />;
  const { account, userId } = session;
  if (account?.role === 'admin') return isStudio ? <Studio key={userId} account={account} /> : <ToStudio />;
  if (account === null || isStudio) return <AccessDenied userId={userId} hasChat={account !== null} />;
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

function Waiting() {
  return (
    <BareScreen>
      <Spinner />
    </BareScreen>
  );
}

function Studio({ account }: { account: Account }) {
  return (
    <Suspense fallback={<Waiting />}>
      <StudioScreen account={account} />
    </Suspense>
  );
}

function ToStudio() {
  useEffect(() => location.replace(STUDIO_PATH), []);
  return <Waiting />;
}

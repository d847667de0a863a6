import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { lazy, Suspense, useEffect } from 'react';
import { NewVersion } from './installed/NewVersion.tsx';
import { BareScreen } from './layout/BareScreen.tsx';
import { SignInForm } from './session/SignInForm.tsx';
import { text } from './session/text.ts';
import { useSession } from './session/useSession.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { LoadError } from './ui/Notice.tsx';
import { Spinner } from './ui/Spinner.tsx';
import { ToastProvider } from './ui/ToastProvider.tsx';

const STUDIO_PATH = '/chat-admin';
const isStudio = location.pathname.startsWith(STUDIO_PATH);

/** What is behind the sign-in, one for each kind of person. */
const loadClientScreen = () =>
  import('./conversation/ClientScreen.tsx').then(({ ClientScreen }) => ({ default: ClientScreen }));
const loadStudioScreen = () => import('./clients/StudioScreen.tsx');
const AccessDenied = lazy(() => import('./session/AccessDenied.tsx'));
const ClientScreen = lazy(loadClientScreen);
const StudioScreen = lazy(loadStudioScreen);
/** What fails here fails again, and is told, when it is shown. */
const loadAhead = () => void (isStudio ? loadStudioScreen() : loadClientScreen()).catch(() => undefined);

// Whoever is signed in waits for it, and whoever types a password will.
if (storedUserId() !== undefined) loadAhead();
else window.addEventListener('input', loadAhead, { once: true });

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

  if (session.step === 'loading') return <Waiting />;
  if (session.step === 'signed-out') return <SignInForm ending={session.ending} />;
  if (session.step === 'unreachable')
    return <ErrorScreen title={text.unreachable} detail={text.unreachableDetail} onRetry={session.retry} />;
  const { account, userId } = session;
  if (account?.role === 'admin' && !isStudio) return <ToStudio />;
  return (
    <Suspense fallback={<Waiting />}>
      {account?.role === 'admin' ? (
        <StudioScreen key={userId} account={account} />
      ) : account === null || isStudio ? (
        <AccessDenied userId={userId} hasChat={account !== null} />
      ) : (
        <ClientScreen key={userId} account={account} />
      )}
    </Suspense>
  );
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

function ToStudio() {
  useEffect(() => location.replace(STUDIO_PATH), []);
  return <Waiting />;
}

import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { useEffect } from 'react';
import { NewVersion } from './installed/NewVersion.tsx';
import { BareScreen } from './layout/BareScreen.tsx';
import { SignInForm } from './session/SignInForm.tsx';
import { text } from './session/text.ts';
import { useSession } from './session/useSession.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { loadable, Waiting } from './ui/loadable.tsx';
import { LoadError } from './ui/Notice.tsx';
import { ToastProvider } from './ui/ToastProvider.tsx';

const STUDIO_PATH = '/chat-admin';
const isStudio = location.pathname.startsWith(STUDIO_PATH);

// What is behind the sign-in, one for each kind of person.
const AccessDenied = loadable(async () => (await import('./session/AccessDenied.tsx')).AccessDenied);
const ClientScreen = loadable(async () => (await import('./conversation/ClientScreen.tsx')).ClientScreen);
const StudioScreen = loadable(async () => (await import('./clients/StudioScreen.tsx')).StudioScreen);

// Whoever is signed in waits for it, and whoever types a password will.
const { loadAhead } = isStudio ? StudioScreen : ClientScreen;
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
  if (account?.role === 'admin') return <StudioScreen key={userId} account={account} />;
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

function ToStudio() {
  useEffect(() => location.replace(STUDIO_PATH), []);
  return <Waiting />;
}

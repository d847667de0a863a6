import { lazy, Suspense, useEffect } from 'react';
import type { Account } from './api/accounts.ts';
import { NewVersion } from './installed/NewVersion.tsx';
import { BareScreen } from './layout/BareScreen.tsx';
import { Header } from './layout/Header.tsx';
import { goToStudio, importClientScreen, importStudioScreen, isStudioPage } from './screens.ts';
import { SignInForm } from './session/SignInForm.tsx';
import { text } from './session/text.ts';
import { useSession } from './session/useSession.ts';
import { LoadError } from './ui/Notice.tsx';
import { Spinner } from './ui/Spinner.tsx';
import { ToastProvider } from './ui/ToastProvider.tsx';

/** Nearly nobody sees it. */
const AccessDenied = lazy(() => import('./session/AccessDenied.tsx'));
const ClientScreen = lazy(importClientScreen);
const StudioScreen = lazy(importStudioScreen);

/** The chat for clients at /chat and for the studio at /chat-admin. */
export function App() {
  return (
    <ToastProvider>
      <SessionGate />
      <NewVersion />
    </ToastProvider>
  );
}

function SessionGate() {
  const session = useSession();
  const isStudio = isStudioPage();

  if (session.step === 'loading') return <Waiting />;
  if (session.step === 'signed-out') return <SignInForm ending={session.ending} />;
  if (session.step === 'unreachable')
    return (
      <BareScreen>
        <title>{text.unreachable}</title>
        <div className="grid flex-1 items-center p-5">
          <LoadError
            heading="h1"
            title={text.unreachable}
            detail={text.unreachableDetail}
            onRetry={session.retry}
          />
        </div>
      </BareScreen>
    );
  const { account, userId } = session;
  if (account?.role === 'admin') return isStudio ? <Studio key={userId} account={account} /> : <ToStudio />;
  if (account === null || isStudio)
    return (
      <Suspense fallback={<Waiting />}>
        <AccessDenied userId={userId} hasChat={account !== null} />
      </Suspense>
    );
  return (
    <Suspense fallback={<Waiting />}>
      <ClientScreen key={userId} account={account} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="flex h-(--screen-height,100dvh) flex-col bg-sunken">
      <Header title={text.chat} />
      <main className="flex min-h-0 flex-1 flex-col">
        <Spinner />
      </main>
    </div>
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
  useEffect(goToStudio, []);
  return <Waiting />;
}

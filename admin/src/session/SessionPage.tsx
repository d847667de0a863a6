import { Button } from '@mui/material';
import { brand } from '@vitrina/shared/brand.ts';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { Logo } from '../ui/Logo.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** The frame of the pages before the sign-in: plain HTML, so that they load without most of MUI. */
export function SessionPage({ title, children }: Props) {
  return (
    <Centred>
      <title>{`${title} – ${brand.name}`}</title>
      <div className="w-full max-w-108 overflow-hidden rounded-card border border-line bg-surface shadow-float">
        <div className="@container h-14" aria-hidden="true">
          <div className="awning h-full" />
        </div>
        <div className="grid gap-5 px-[clamp(1.25rem,6vw,2.25rem)] pt-6 pb-9 [&_p]:m-0">
          <Logo />
          <h1 className="mt-2 mb-0 font-display text-[3rem]/[0.95] font-extrabold">{title}</h1>
          {children}
        </div>
      </div>
    </Centred>
  );
}

/** Shown from the first paint until the account's access has been checked. */
export function CheckingAccess() {
  return (
    <Centred>
      <p role="status" className="text-muted">
        {text.access.checking}
      </p>
    </Centred>
  );
}

/** Shown when the console could not start, for example because a newer release has replaced its files. */
export function AppFailed() {
  return (
    <SessionPage title={text.layout.failed}>
      <p role="alert">{text.layout.failedReason}</p>
      <div>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {text.tryAgain}
        </Button>
      </div>
    </SessionPage>
  );
}

const Centred = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center p-5">{children}</main>
);

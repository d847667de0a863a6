import { brand } from '@vitrina/shared/brand.ts';
import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo.tsx';
import './session.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** The frame of the pages before the console: plain HTML and CSS, so that they load without MUI. */
export function SessionPage({ title, children }: Props) {
  return (
    <main className="session-page">
      <title>{`${title} – ${brand.name}`}</title>
      <div className="session-card">
        <div className="session-awning" aria-hidden="true" />
        <div className="session-content">
          <Logo />
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}

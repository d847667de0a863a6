import { brand } from '@vitrina/shared/brand.ts';
import { type ReactNode, useEffect } from 'react';
import { shortCount, useUnread } from '../attention/unread.ts';
import { useBadge } from '../attention/useBadge.ts';
import { followKeyboard } from './followKeyboard.ts';
import { Mark } from './Mark.tsx';
import './screen.css';

interface ScreenProps {
  title: string;
  subtitle: string;
  /** The buttons of the header. */
  actions: ReactNode;
  /** Puts the actions under the title on phones, where they would not fit beside it. */
  hasManyActions?: boolean;
  children: ReactNode;
}

/** A screen of the chat: the wooden header, its awning, and what goes on underneath. */
export function Screen({ title, subtitle, actions, hasManyActions = false, children }: ScreenProps) {
  const unread = useUnread();
  useBadge(unread);
  useEffect(followKeyboard, []);
  const name = title.includes(brand.name) ? title : `${title} – ${brand.name}`;

  return (
    <div className="screen">
      <title>{unread > 0 ? `(${shortCount(unread)}) ${name}` : name}</title>
      <header className={hasManyActions ? 'header header-tall' : 'header header-short'}>
        <div className="header-inner">
          <Mark />
          <div className="header-names">
            <h1>{title}</h1>
            <p>{subtitle}</p>
          </div>
          <div className="header-actions">{actions}</div>
        </div>
        <div className="awning" aria-hidden />
      </header>
      <main className="screen-main">{children}</main>
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { brand } from '@vitrina/shared/brand.ts';
import { type ReactNode, useEffect } from 'react';
import { $unread, shortCount } from '../attention/unread.ts';
import { useBadge } from '../attention/useBadge.ts';
import { followKeyboard } from './followKeyboard.ts';
import { Mark } from './Mark.tsx';
import './screen.css';

interface Props {
  title: string;
  subtitle: string;
  actions: ReactNode;
  /** On phones they do not fit beside the title and go under it. */
  hasManyActions?: boolean;
  children: ReactNode;
}

export function Screen({ title, subtitle, actions, hasManyActions = false, children }: Props) {
  const unread = useStore($unread);
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

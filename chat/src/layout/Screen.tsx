import { useStore } from '@nanostores/react';
import { brand } from '@vitrina/shared/brand.ts';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { $unread, shortCount } from '../attention/unread.ts';
import { useBadge } from '../attention/useBadge.ts';
import { followKeyboard } from './followKeyboard.ts';
import { Header } from './Header.tsx';

interface Props extends ComponentProps<typeof Header> {
  actions: ReactNode;
}

export function Screen({ actions, children, ...header }: Props) {
  const unread = useStore($unread);
  useBadge(unread);
  useEffect(followKeyboard, []);
  const { title } = header;
  const name = title.includes(brand.name) ? title : `${title} – ${brand.name}`;

  return (
    <div className="flex h-(--screen-height,100dvh) flex-col bg-sunken">
      <title>{unread > 0 ? `(${shortCount(unread)}) ${name}` : name}</title>
      <Header {...header}>{actions}</Header>
      {/* Takes the focus over from what disappears. */}
      <main className="flex min-h-0 flex-1 flex-col focus-visible:-outline-offset-3" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

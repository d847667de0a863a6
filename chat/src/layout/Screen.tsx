import { useStore } from '@nanostores/react';
import { brand } from '@vitrina/shared/brand.ts';
import { type ReactNode, useEffect } from 'react';
import { $unread, shortCount } from '../attention/unread.ts';
import { useBadge } from '../attention/useBadge.ts';
import { followKeyboard } from './followKeyboard.ts';
import { Header } from './Header.tsx';

interface Props {
  title: string;
  subtitle: string;
  actions: ReactNode;
  /** On phones the actions do not fit beside the title. */
  hasManyActions?: boolean;
  /** On phones the title needs the room of the night switch, which is somewhere else then. */
  isTight?: boolean;
  /** The header has full width, like the content below it. */
  isFull?: boolean;
  children: ReactNode;
}

export function Screen({
  title,
  subtitle,
  actions,
  hasManyActions = false,
  isTight = false,
  isFull = false,
  children,
}: Props) {
  const unread = useStore($unread);
  useBadge(unread);
  useEffect(followKeyboard, []);
  const name = title.includes(brand.name) ? title : `${title} – ${brand.name}`;

  return (
    <div className="flex h-(--screen-height,100dvh) flex-col bg-sunken">
      <title>{unread > 0 ? `(${shortCount(unread)}) ${name}` : name}</title>
      <Header {...{ title, subtitle, hasManyActions, isTight, isFull }}>{actions}</Header>
      <main className="flex min-h-0 flex-1 flex-col">{children}</main>
    </div>
  );
}

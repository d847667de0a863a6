import { useStore } from '@nanostores/react';
import { brand } from '@vitrina/shared/brand.ts';
import { type ReactNode, useEffect } from 'react';
import { $unread, shortCount } from '../attention/unread.ts';
import { useBadge } from '../attention/useBadge.ts';
import { followKeyboard } from './followKeyboard.ts';
import { Mark } from './Mark.tsx';

/** On phones the actions stand beside the title, or in a row of their own below it. */
const ON_PHONES = {
  beside: { inner: 'max-md:gap-3', names: '', actions: 'max-md:gap-2' },
  below: {
    inner: 'max-md:h-auto max-md:flex-wrap max-md:gap-2.5 max-md:py-3',
    names: 'max-md:flex-[1_0_100%]',
    actions: 'max-md:flex-[1_0_100%] max-[22.5rem]:gap-2',
  },
};

interface Props {
  title: string;
  subtitle: string;
  actions: ReactNode;
  /** On phones they do not fit beside the title. */
  hasManyActions?: boolean;
  /** The header is as wide as what is below it. */
  isFull?: boolean;
  children: ReactNode;
}

export function Screen({
  title,
  subtitle,
  actions,
  hasManyActions = false,
  isFull = false,
  children,
}: Props) {
  const unread = useStore($unread);
  useBadge(unread);
  useEffect(followKeyboard, []);
  const place = hasManyActions ? 'below' : 'beside';
  const onPhones = ON_PHONES[place];
  const name = title.includes(brand.name) ? title : `${title} – ${brand.name}`;

  return (
    <div className="flex h-(--screen-height,100dvh) flex-col bg-sunken">
      <title>{unread > 0 ? `(${shortCount(unread)}) ${name}` : name}</title>
      <header className="relative z-40 flex-none bg-bottle pt-safe-0 text-plaster-fix [--focus:var(--color-pave)]">
        <div
          className={`mx-auto flex h-header items-center gap-4.5 px-safe-gutter ${isFull ? '' : 'max-w-[calc(var(--container-page)+2*var(--spacing-gutter))]'} ${onPhones.inner}`}
        >
          <Mark />
          <div className={`min-w-0 flex-1 ${onPhones.names}`}>
            <h1 className="truncate text-h4">{title}</h1>
            <p className="truncate text-small/[1.4]">{subtitle}</p>
          </div>
          <div className={`group/actions flex gap-3.5 ${onPhones.actions}`} data-actions={place}>
            {actions}
          </div>
        </div>
        {/* It hangs over the screen, and what scrolls goes under it. */}
        <div className="awning absolute inset-x-0 top-full h-awning" aria-hidden />
      </header>
      <main className="flex min-h-0 flex-1 flex-col">{children}</main>
    </div>
  );
}

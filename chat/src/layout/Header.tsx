import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import { NightSwitch } from './NightSwitch.tsx';

/**
 * On phones, the actions are beside the title, unless large letters leave the title no room there, or always in a row of
 * their own below it.
 */
const ON_PHONES = {
  beside: {
    inner: 'max-md:h-auto max-md:min-h-header max-md:flex-wrap max-md:gap-3 max-md:py-1 max-[23rem]:gap-2',
    names: 'max-md:basis-22',
    subtitle: 'max-[28rem]:line-clamp-2 max-[28rem]:whitespace-normal',
    actions: 'max-md:gap-2',
  },
  below: {
    inner: 'max-md:h-auto max-md:flex-wrap max-md:gap-2.5 max-md:py-3',
    names: 'max-md:flex-[1_0_calc(100%-3.375rem)]',
    subtitle: '',
    actions: 'max-md:flex-[1_0_100%] max-md:flex-wrap max-[22.5rem]:gap-2',
  },
};

interface Props {
  title: string;
  subtitle?: string;
  /** On phones the actions do not fit beside the title. */
  hasManyActions?: boolean;
  /** On phones the title needs the room of the night switch, which is somewhere else then. */
  isTight?: boolean;
  /** Full width, like the content below it. */
  isFull?: boolean;
  children?: ReactNode;
}

/** index.html contains the same markup, which is visible before the script has loaded. */
export function Header({
  title,
  subtitle,
  hasManyActions = false,
  isTight = false,
  isFull = false,
  children,
}: Props) {
  const place = hasManyActions ? 'below' : 'beside';
  const onPhones = ON_PHONES[place];
  return (
    <header className="relative z-40 flex-none bg-bottle pt-safe-0 text-plaster-fix [--focus:var(--color-pave)]">
      <div
        className={`mx-auto flex h-header items-center gap-4.5 px-safe-gutter ${isFull ? '' : 'max-w-[calc(var(--container-page)+2*var(--spacing-gutter))]'} ${onPhones.inner}`}
      >
        <Mark />
        <div className={`min-w-0 flex-1 ${onPhones.names}`}>
          <h1 className="truncate text-h4">{title}</h1>
          {subtitle !== undefined && (
            <p className={`truncate text-small/[1.4] ${onPhones.subtitle}`}>{subtitle}</p>
          )}
        </div>
        <NightSwitch className={isTight ? 'max-md:hidden' : ''} />
        <div className={`group/actions flex gap-3.5 ${onPhones.actions}`} data-actions={place}>
          {children}
        </div>
      </div>
      {/* Overlaps the screen: content scrolls below it. */}
      <div className="awning absolute inset-x-0 top-full h-awning" aria-hidden />
    </header>
  );
}

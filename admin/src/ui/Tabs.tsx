import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface Props {
  label: string;
  className: string;
  children: ReactNode;
}

/** Links to pages that belong together; they scroll sideways if they do not fit. */
export const Tabs = ({ label, className, children }: Props) => (
  <nav
    aria-label={label}
    className={`relative -mx-4 flex overflow-x-auto border-b-4 border-ink px-2.5 md:mx-0 md:px-0 ${className}`}
  >
    {children}
  </nav>
);

interface TabProps {
  to: string;
  isCurrent: boolean;
  children: ReactNode;
}

const TAB =
  'flex min-h-tap items-center gap-1.5 rounded-t-wood px-2.25 font-display text-[1.25rem]/[1] font-extrabold whitespace-nowrap no-underline';

export function Tab({ to, isCurrent, children }: TabProps) {
  const tab = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent && tab.current) showInRow(tab.current);
  }, [isCurrent]);
  return (
    <Link
      ref={tab}
      to={to}
      replace
      aria-current={isCurrent ? 'page' : undefined}
      className={`${TAB} ${isCurrent ? 'bg-ink text-bg' : 'text-muted'}`}
    >
      {children}
    </Link>
  );
}

/** Unlike `scrollIntoView`, this leaves the page where it is: after „back“ the browser has just scrolled it. */
function showInRow({ parentElement: row, offsetLeft, offsetWidth }: HTMLElement) {
  if (row) row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2;
}

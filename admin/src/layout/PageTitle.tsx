import { brand } from '@vitrina/shared/brand.ts';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useUnreadCount } from './useUnreadCount.ts';

/** The heading in the top bar that each page puts its title into. */
export const TITLE_ID = 'page-title';

/** A page's title in the bar and in the browser's tab. Unread rows are counted there, for those who work in another tab. */
export function PageTitle({ title }: { title: string }) {
  const unread = useUnreadCount();
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setHeading(document.getElementById(TITLE_ID)), []);
  return (
    <>
      <title>{`${unread ? `(${unread}) ` : ''}${title} – ${brand.name}`}</title>
      {heading && createPortal(title, heading)}
    </>
  );
}

import { brand } from '@vitrina/shared/brand.ts';
import { Title } from 'react-admin';
import { useUnreadCount } from './useUnreadCount.ts';

/** A page's title in the bar and in the browser's tab. Unread rows are counted there, for those who work in another tab. */
export function PageTitle({ title }: { title: string }) {
  const unread = useUnreadCount();
  return (
    <>
      <title>{`${unread ? `(${unread}) ` : ''}${title} – ${brand.name}`}</title>
      <Title title={title} preferenceKey={false} />
    </>
  );
}

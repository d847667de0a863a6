import type { InboxRow } from '../providers/inboxReads.ts';

/** `<bdi>`, because what visitors type may turn the reading order of everything beside it. */
export function Sender({ row: { name, email, read } }: { row: InboxRow }) {
  const [mailbox, ...host] = email.split('@');
  return (
    <div className="sender">
      <bdi className={read ? undefined : 'is-unread'}>{name}</bdi>
      <bdi className="muted">
        {mailbox}
        <wbr />
        {`@${host.join('@')}`}
      </bdi>
    </div>
  );
}

import { useEffect } from 'react';
import type { Account } from '../api/accounts.ts';
import { notifyOfMessage } from '../attention/notifyOfMessage.ts';
import { useReportUnread } from '../attention/unread.ts';
import { isVisible } from '../conversation/scroll/useVisible.ts';
import { useOutbox } from '../conversation/sending/useOutbox.ts';
import { keepOnlyOf } from '../pictures/keptPictures.ts';
import { ClientListScreen } from './ClientListScreen.tsx';
import { OpenClientScreen } from './OpenClientScreen.tsx';
import { useClients } from './useClients.ts';
import { useOpenClient } from './useOpenClient.ts';

/** What the studio sees: its clients, or the conversation with one of them. */
export default function StudioScreen({ account }: { account: Account }) {
  const outbox = useOutbox(account.id);
  const { openId, lastOpenId, open, close } = useOpenClient();
  const [list, reload] = useClients(({ id, username, last_message_id, last_message_content }) =>
    notifyOfMessage({
      id: last_message_id ?? id,
      author: username,
      content: last_message_content ?? '',
      isInView: isVisible() && openId === id,
      onOpen: () => open(id),
    }),
  );
  useReportUnread(list.step === 'ready' ? list.clients.reduce((sum, { unread }) => sum + unread, 0) : 0);

  const clientIds = list.step === 'ready' ? list.clients.map(({ id }) => id).join() : undefined;
  useEffect(() => {
    if (clientIds !== undefined) void keepOnlyOf(clientIds.split(','));
  }, [clientIds]);

  if (outbox === undefined) return null;
  if (openId === undefined)
    return (
      <ClientListScreen
        account={account}
        list={list}
        returnedFrom={lastOpenId}
        onChange={reload}
        onOpen={open}
      />
    );
  return (
    <OpenClientScreen
      key={openId}
      account={account}
      outbox={outbox}
      list={list}
      clientId={openId}
      onChange={reload}
      onBack={close}
    />
  );
}

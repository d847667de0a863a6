import { useEffect, useState } from 'react';
import type { Account } from '../api/accounts.ts';
import { showStudio } from '../api/presence.ts';
import { keepOnlyOf } from '../attachments/keptPictures.ts';
import { useChosenByClient } from '../attachments/useChosenByClient.ts';
import { isAttentive } from '../attention/attentive.ts';
import { closeNotifications, notifyOfMessage } from '../attention/notifyOfMessage.ts';
import { useReportUnread } from '../attention/unread.ts';
import { useAllowedChime } from '../attention/useAllowedChime.ts';
import { useKeptPush } from '../attention/useKeptPush.ts';
import { useNotificationClick } from '../attention/useNotificationClick.ts';
import { clientsWithDrafts, keepDraftsOf } from '../conversation/sending/drafts.ts';
import { useOutbox } from '../conversation/sending/useOutbox.ts';
import { useWidth } from '../layout/useWidth.ts';
import { Notice } from '../ui/Notice.tsx';
import { ClientPanel } from './ClientPanel.tsx';
import { OpenClient } from './OpenClient.tsx';
import { StudioHeader } from './StudioHeader.tsx';
import { text } from './text.ts';
import { useClients } from './useClients.ts';
import { useListView } from './useListView.ts';
import { clientAt, conversationAddress, useOpenClient } from './useOpenClient.ts';
import { useRefusedMessages } from './useRefusedMessages.ts';

/** The studio's screen: the list of clients, and beside it or in its place the conversation with one of them. */
export default function StudioScreen({ account }: { account: Account }) {
  const outbox = useOutbox(account.id);
  useEffect(showStudio, []);
  const isWide = useWidth('wide');
  useAllowedChime();
  useKeptPush();
  const view = useListView();
  const chosen = useChosenByClient();
  const { openId, lastOpenId, open, close } = useOpenClient();
  useNotificationClick((address) => {
    const clientId = clientAt(address);
    if (clientId !== undefined) open(clientId);
  });
  const [list, reload] = useClients(({ id, name, last_message_id, last_message_content }) =>
    notifyOfMessage({
      id: last_message_id ?? id,
      clientId: id,
      author: name,
      content: last_message_content ?? '',
      address: conversationAddress(id),
      isInView: isAttentive() && openId === id,
      onOpen: () => open(id),
    }),
  );
  const clients = list.step === 'ready' ? list.clients : undefined;
  useReportUnread(clients?.reduce((sum, { unread }) => sum + unread, 0) ?? 0);
  const [known] = useState(() => clientsWithDrafts(account.id));
  const clientIds = clients?.map(({ id }) => id).join();
  useEffect(() => {
    if (clientIds === undefined) return;
    // Without clients, splitting gives one empty id, which every address would hold.
    const present = clientIds.split(',').filter(Boolean);
    void keepOnlyOf(present);
    keepDraftsOf(account.id, present, known);
    for (const id of present) known.add(id);
    chosen.keepOnlyOf(present);
  }, [clientIds, account.id, chosen, known]);

  const withoutNews = clients
    ?.filter(({ unread, last_message_type }) => unread === 0 || last_message_type === 'deleted')
    .map(({ id }) => id)
    .join();
  useEffect(() => closeNotifications((withoutNews ?? '').split(',').filter(Boolean)), [withoutNews]);

  useRefusedMessages(outbox, list);

  if (outbox === undefined) return null;
  const openClient = clients?.find(({ id }) => id === openId);
  return (
    <StudioHeader
      account={account}
      isWide={isWide}
      openName={openId === undefined ? undefined : (openClient?.name ?? text.title)}
      onBack={close}
      onChange={reload}
      hasChosen={chosen.hasAny}
    >
      <div className="flex min-h-0 flex-1">
        {(isWide || openId === undefined) && (
          <ClientPanel
            account={account}
            outbox={outbox}
            list={list}
            view={view}
            openId={openId}
            returnedFrom={openId === undefined ? lastOpenId : undefined}
            onOpen={open}
          />
        )}
        {openId !== undefined ? (
          <OpenClient
            key={openId}
            account={account}
            outbox={outbox}
            list={list}
            client={openClient}
            isWide={isWide}
            chosen={chosen.of(openId)}
            onChange={reload}
            onDeleted={close}
          />
        ) : (
          isWide && <Notice title={text.choose} detail={text.chooseDetail} />
        )}
      </div>
    </StudioHeader>
  );
}

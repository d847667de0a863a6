import type { Account } from '../api/accounts.ts';
import { useOutbox } from '../conversation/useOutbox.ts';
import { ClientListScreen } from './ClientListScreen.tsx';
import { OpenClientScreen } from './OpenClientScreen.tsx';
import { useClients } from './useClients.ts';
import { useOpenClient } from './useOpenClient.ts';

/** What the studio sees: its clients, or the conversation with one of them. */
export function StudioScreen({ account }: { account: Account }) {
  const outbox = useOutbox(account.id);
  const [list, reload] = useClients();
  const { openId, lastOpenId, open } = useOpenClient();

  if (outbox === undefined) return null;
  if (openId === null)
    return (
      <ClientListScreen
        account={account}
        outbox={outbox.outbox}
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
      onBack={() => open(null)}
    />
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Client } from '../api/clients.ts';
import { $clientsOnline } from '../api/presence.ts';
import { $drafts, draftOf } from '../conversation/sending/drafts.ts';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ClientRow } from './ClientRow.tsx';
import { ClientTabs, type Shown } from './ClientTabs.tsx';
import { matchingClients } from './clientList.ts';
import { text } from './text.ts';
import type { ListView } from './useListView.ts';
import { waitingClients } from './waiting.ts';

/** Longer lists can be searched. */
const SHORT_LIST_LENGTH = 7;

interface Props {
  accountId: string;
  clients: readonly Client[];
  /** The ids of clients to whom a message could not be sent. */
  failed: ReadonlySet<string>;
  view: ListView;
  openId: string | undefined;
  /** The client whose conversation was closed to return to this list. */
  returnedFrom: string | undefined;
  onOpen: (clientId: string) => void;
}

export function ClientRows({ accountId, clients, failed, view, openId, returnedFrom, onOpen }: Props) {
  const waiting = waitingClients(clients);
  const { query } = view;
  const [first] = useState<Shown>(waiting.length > 0 ? 'waiting' : 'all');
  const shown = view.shown ?? first;
  const drafts = useStore($drafts);
  const online = useStore($clientsOnline);
  const isSearched = shown === 'all' && clients.length > SHORT_LIST_LENGTH;
  const found = isSearched ? matchingClients(clients, query) : clients;
  const rows = shown === 'waiting' ? waiting : found;
  const returned = useRef<HTMLButtonElement>(null);
  // Only once: a row that is filtered out and comes back must not take the focus from somebody who goes on typing.
  useEffect(() => {
    if (returnedFrom !== undefined) returned.current?.focus({ preventScroll: true });
  }, [returnedFrom]);
  return (
    <>
      <ClientTabs shown={shown} waiting={waiting.length} onShow={view.show} />
      {isSearched && (
        <div className="px-safe-4 pt-3 pb-4 lg:px-5.5">
          <Field
            type="search"
            label={text.search}
            value={query}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => view.search(event.target.value)}
          />
          <p className="sr-only" role="status">
            {query !== '' && text.found(found.length)}
          </p>
        </div>
      )}
      {rows.length === 0 &&
        (shown === 'waiting' ? (
          <Notice title={text.nobodyWaits} detail={text.nobodyWaitsDetail} />
        ) : (
          <p className="px-safe-4 lg:px-5.5">{text.unknown}</p>
        ))}
      {rows.map((client) => (
        <ClientRow
          key={client.id}
          client={client}
          draft={draftOf(drafts, accountId, client.id)}
          hasFailed={failed.has(client.id)}
          isOnline={online.has(client.id)}
          isOpen={client.id === openId}
          button={client.id === returnedFrom ? returned : undefined}
          onOpen={() => onOpen(client.id)}
        />
      ))}
    </>
  );
}

import { useState } from 'react';
import type { Client } from '../api/clients.ts';
import { Field } from '../ui/Field.tsx';
import { ClientRow } from './ClientRow.tsx';
import { matchingClients } from './clientList.ts';
import { text } from './text.ts';

/** A list that is longer can be searched. */
const SHORT_LIST_LENGTH = 7;

interface Props {
  clients: readonly Client[];
  /** Whose conversation was left for this list. */
  returnedFrom: string | undefined;
  onOpen: (clientId: string) => void;
}

export function ClientRows({ clients, returnedFrom, onOpen }: Props) {
  const [query, setQuery] = useState('');
  const isLong = clients.length > SHORT_LIST_LENGTH;
  const found = isLong ? matchingClients(clients, query) : clients;
  return (
    <>
      {isLong && (
        <div className="mb-5">
          <div className="max-w-104">
            <Field
              type="search"
              label={text.search}
              value={query}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <p className="sr-only" role="status">
            {query !== '' && text.found(found.length)}
          </p>
        </div>
      )}
      {found.length === 0 && <p>{text.unknown}</p>}
      <ul
        className="border-t-4 border-ink bg-surface shadow-lift md:max-h-150 md:overflow-y-auto"
        hidden={found.length === 0}
      >
        {found.map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            isReturnedTo={client.id === returnedFrom}
            onOpen={() => onOpen(client.id)}
          />
        ))}
      </ul>
    </>
  );
}

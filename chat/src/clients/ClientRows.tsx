import { useState } from 'react';
import type { Client } from '../api/clients.ts';
import { text } from '../text.ts';
import { Field } from '../ui/Field.tsx';
import { ClientRow } from './ClientRow.tsx';
import { matching } from './clientList.ts';
import { text as listText } from './text.ts';

/** So many clients are seen at a glance; more can be searched. */
const GLANCE = 7;

interface ClientRowsProps {
  clients: readonly Client[];
  /** Whose conversation was left for this list. */
  returnedFrom: string | undefined;
  onOpen: (clientId: string) => void;
}

/** The clients, and a way to one of many: by name, site, or what was written last. */
export function ClientRows({ clients, returnedFrom, onOpen }: ClientRowsProps) {
  const [words, setWords] = useState('');
  const isLong = clients.length > GLANCE;
  const found = isLong ? matching(clients, words) : clients;
  return (
    <>
      {isLong && (
        <div className="clients-search">
          <Field
            type="search"
            label={listText.search}
            value={words}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setWords(event.target.value)}
          />
          <p className="visually-hidden" role="status">
            {words !== '' && listText.found(found.length)}
          </p>
        </div>
      )}
      {found.length === 0 && <p>{text.clients.unknown}</p>}
      <ul className="clients-list" hidden={found.length === 0}>
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

import { formatShortDate } from '@vitrina/shared/dates.ts';
import { Globe, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Client } from '../api/clients.ts';
import { shortCount } from '../attention/unread.ts';
import { webAddress } from '../conversation/links.ts';
import { Button } from '../ui/Button.tsx';
import { LastMessage } from './LastMessage.tsx';
import { text } from './text.ts';

const BOARD_COLOURS = 5;

interface Props {
  client: Client;
  /** The reader comes back from this conversation: the focus returns to its button. */
  isReturnedTo: boolean;
  onOpen: () => void;
}

export function ClientRow({ client, isReturnedTo, onOpen }: Props) {
  const { username, site_url, created_at, unread } = client;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReturnedTo) button.current?.focus();
  }, [isReturnedTo]);
  const site = webAddress(site_url);
  return (
    <li className="client">
      <span className={`client-board client-board-${boardColour(username)}`} aria-hidden>
        {username.charAt(0).toUpperCase()}
        {unread > 0 && <span className="client-unread">{shortCount(unread)}</span>}
      </span>
      <div className="client-name">
        <p>
          {username}
          {unread > 0 && <span className="visually-hidden">, {text.unread(unread)}</span>}
        </p>
        <p>{text.createdOn(formatShortDate(created_at))}</p>
      </div>
      <p className="client-site">
        {site === undefined ? (
          text.noSite
        ) : (
          <>
            <Globe size={18} aria-hidden />
            <a href={site} target="_blank" rel="noopener noreferrer" dir="ltr">
              {site_url?.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
            </a>
          </>
        )}
      </p>
      <LastMessage client={client} />
      <Button ref={button} variant="ghost" icon={<MessageCircle size={20} aria-hidden />} onClick={onOpen}>
        <span>
          {text.open} <span className="visually-hidden">{text.openWith(username)}</span>
        </span>
      </Button>
    </li>
  );
}

/** The same for the same client, wherever it is in the list. */
function boardColour(username: string): number {
  const sum = [...username].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % BOARD_COLOURS;
}

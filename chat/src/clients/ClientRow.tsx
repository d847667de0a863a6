import { formatShortDate } from '@vitrina/shared/dates.ts';
import { Globe, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Client } from '../api/clients.ts';
import { shortCount } from '../attention/unread.ts';
import { webAddress } from '../conversation/links.ts';
import { Button } from '../ui/Button.tsx';
import { LastMessage } from './LastMessage.tsx';
import { text } from './text.ts';

const BOARD_COLOURS = [
  'bg-pave text-ink-fix',
  'bg-rose text-ink-fix',
  'bg-bottle-up text-plaster-fix',
  'bg-tomato text-white',
  'bg-enamel text-white',
];

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
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 border-line p-4 not-first:border-t hover:bg-ink/4 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-4 md:py-4.25 lg:grid-cols-[auto_minmax(0,1.25fr)_minmax(0,1fr)_auto] lg:gap-x-6.5 lg:gap-y-3 lg:px-6">
      {/* One scallop of an awning with the first letter, and on it the number of unread messages. */}
      <span
        className={`relative grid size-13 place-items-center rounded-t-wood rounded-b-[1.625rem] font-display text-[1.75rem] leading-none font-extrabold ${boardColour(username)}`}
        aria-hidden
      >
        {username.charAt(0).toUpperCase()}
        {unread > 0 && (
          <span className="absolute -top-2 -right-2.5 min-w-6 rounded-[0.875rem] border-2 border-surface bg-alarm px-1.25 text-center font-sans text-micro/5 font-bold text-white">
            {shortCount(unread)}
          </span>
        )}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-[1.1875rem]/[1.4] font-bold">
          {username}
          {unread > 0 && <span className="sr-only">, {text.unread(unread)}</span>}
        </p>
        <p className="text-small/body text-muted tabular-nums">
          {text.createdOn(formatShortDate(created_at))}
        </p>
      </div>
      <p className="flex min-w-0 items-center gap-2 text-muted max-md:col-start-2">
        {site === undefined ? (
          text.noSite
        ) : (
          <>
            <Globe className="text-ink" size={18} aria-hidden />
            <a
              className="z-1 truncate py-2 font-semibold text-ink underline decoration-1 underline-offset-4"
              href={site}
              target="_blank"
              rel="noopener noreferrer"
              dir="ltr"
            >
              {site_url?.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
            </a>
          </>
        )}
      </p>
      <LastMessage client={client} />
      <div className="grid max-md:col-span-full max-md:mt-2">
        <Button ref={button} variant="ghost" icon={<MessageCircle size={20} aria-hidden />} onClick={onOpen}>
          <span>
            {text.open} <span className="sr-only">{text.openWith(username)}</span>
          </span>
          {/* A tap anywhere in the row opens the conversation. */}
          <span className="absolute inset-0" />
        </Button>
      </div>
    </li>
  );
}

/** The same for the same client, wherever it is in the list. */
function boardColour(username: string) {
  const sum = [...username].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return BOARD_COLOURS[sum % BOARD_COLOURS.length];
}

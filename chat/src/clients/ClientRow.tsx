import { formatShortDate, momentOf } from '@vitrina/shared/dates.ts';
import { initialOf } from '@vitrina/shared/initialOf.ts';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import type { Client } from '../api/clients.ts';
import { shortCount } from '../attention/unread.ts';
import { webAddress } from '../conversation/links.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { text } from './text.ts';
import { Wait } from './Wait.tsx';

const BOARD_COLOURS = [
  'bg-pave text-ink-fix',
  'bg-rose text-ink-fix',
  'bg-bottle-up text-plaster-fix',
  'bg-tomato text-white',
  'bg-enamel text-white',
];

interface Props {
  client: Client;
  /** The unsent draft to this client. */
  draft: string;
  /** Whether a message to this client could not be sent. */
  hasFailed: boolean;
  /** Whether the client has the chat open. */
  isOnline: boolean;
  isOpen: boolean;
  button: Ref<HTMLButtonElement> | undefined;
  onOpen: () => void;
}

export function ClientRow(props: Props) {
  const { client, draft, hasFailed, isOnline, isOpen, button, onOpen } = props;
  const { name, unread, waiting_since, last_message_timestamp } = client;
  const stateId = useId();
  // Beside the last message, or, as long as there is none, beside the name.
  const open = (
    <span className="ml-auto flex-none text-micro/6 font-semibold" aria-hidden>
      {text.open}
    </span>
  );
  return (
    <article
      ref={keepFocus}
      className={`relative grid min-h-16 flex-none grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-b border-l-4 border-b-line px-safe-4 py-3 lg:pr-5.5 lg:pl-4.5 ${isOpen ? 'border-l-pave-deep bg-new-bg' : 'border-l-transparent hover:bg-ink/4'}`}
      aria-label={name}
    >
      {/* A scallop of the awning with the first letter, the number of unread messages and a dot for clients who are
          online. */}
      <span
        className={`relative mt-0.5 grid h-12 w-11 place-items-center rounded-t-wood rounded-b-[1.375rem] text-[1.1875rem] leading-none font-bold ${boardColour(name)}`}
        aria-hidden
      >
        {initialOf(name)}
        {unread > 0 && (
          <span className="absolute -top-2 -right-2.5 min-w-6 rounded-[0.875rem] border-2 border-surface bg-alarm px-1.25 text-center font-sans text-micro/5 font-bold text-white">
            {shortCount(unread)}
          </span>
        )}
        {isOnline && (
          <span className="absolute -right-0.5 -bottom-0.5 size-3.5 rounded-full border-2 border-surface bg-success" />
        )}
      </span>
      <div className="min-w-0" id={stateId}>
        <div className="flex flex-wrap items-baseline gap-x-3">
          {/* What is only spoken stands behind a long name, and is cut off with it. */}
          <p className="relative min-w-0 flex-1 truncate text-ui/6 font-bold">
            {name}
            {unread > 0 && <span className="sr-only">, {text.unread(unread)}</span>}
            {isOnline && <span className="sr-only">, {text.online}</span>}
          </p>
          {waiting_since !== null && <Wait since={waiting_since} />}
          {waiting_since === null && last_message_timestamp !== null && (
            <Moment timestamp={last_message_timestamp} />
          )}
          {last_message_timestamp === null && open}
        </div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Preview client={client} draft={draft} hasFailed={hasFailed} />
          {last_message_timestamp !== null && open}
        </div>
        <Facts client={client} />
      </div>
      {/* A tap anywhere in the row opens the conversation. */}
      <button
        ref={button}
        type="button"
        className="absolute inset-0 focus-visible:-outline-offset-3"
        aria-current={isOpen}
        aria-describedby={stateId}
        onClick={onOpen}
      >
        <span className="sr-only">{text.openWith(name)}</span>
      </button>
    </article>
  );
}

/** The last message if there is one, the draft, or that a message could not be sent. */
function Preview({ client, draft, hasFailed }: Pick<Props, 'client' | 'draft' | 'hasFailed'>) {
  const { last_message_content: content, is_last_message_own, unread } = client;
  if (hasFailed)
    return (
      <p className="flex min-w-0 flex-[1_1_6rem] items-center gap-1.5 text-small font-semibold text-danger">
        <CircleAlert size={16} aria-hidden />
        {text.unsent}
      </p>
    );
  if (draft !== '')
    return (
      <p className="min-w-0 flex-[1_1_6rem] truncate text-small text-muted">
        <strong className="text-danger">{text.draft}</strong> <bdi>{draft}</bdi>
      </p>
    );
  if (content === null) return null;
  return (
    <p className={`min-w-0 flex-[1_1_6rem] truncate text-small ${unread > 0 ? 'font-bold' : 'text-muted'}`}>
      {is_last_message_own && text.ownPreview}
      {/* Isolated, so that a right-to-left text does not reorder its surroundings. */}
      <bdi>{client.last_message_type === 'deleted' ? text.deleted : content}</bdi>
    </p>
  );
}

/** In one line: where there is no room, the site gives way first. */
function Facts({ client: { created_at, site_url } }: Pick<Props, 'client'>) {
  const site = webAddress(site_url);
  return (
    <p className="flex min-w-0 gap-x-3 text-micro/6 text-muted">
      <span className="truncate">{text.createdOn(formatShortDate(created_at))}</span>
      {/* No wider than its words, so that the rest of the row opens the conversation. */}
      <span className="flex min-w-0 flex-1">
        {site === undefined ? (
          <span className="truncate">{text.noSite}</span>
        ) : (
          <a
            className="relative z-1 truncate underline underline-offset-3"
            href={site}
            target="_blank"
            rel="noopener noreferrer"
            dir="ltr"
          >
            {site_url?.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
          </a>
        )}
      </span>
    </p>
  );
}

/** The time for today, the date for earlier days. */
function Moment({ timestamp }: { timestamp: string }) {
  const { clock, date } = momentOf(timestamp);
  return (
    <time className="flex-none text-micro text-muted tabular-nums" dateTime={timestamp}>
      {date ?? clock}
    </time>
  );
}

/** Always the same for the same name, wherever it is in the list. */
function boardColour(name: string) {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return BOARD_COLOURS[sum % BOARD_COLOURS.length];
}

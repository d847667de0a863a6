import { useStore } from '@nanostores/react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { Account } from '../api/accounts.ts';
import { AlertsButton } from '../attention/AlertsButton.tsx';
import type { Outbox } from '../conversation/sending/outbox.ts';
import { Notice } from '../ui/Notice.tsx';
import { ClientRows } from './ClientRows.tsx';
import { ListFailed } from './ListFailed.tsx';
import { text } from './text.ts';
import type { ClientList } from './useClients.ts';

interface Props extends Omit<ComponentProps<typeof ClientRows>, 'accountId' | 'clients' | 'failed'> {
  account: Account;
  outbox: Outbox;
  list: ClientList;
}

/** The list of clients. It keeps its scroll position while a conversation replaces it. */
export function ClientPanel({ account, outbox, list, ...rows }: Props) {
  const area = useRef<HTMLElement>(null);
  const { scrollTop } = rows.view;
  useLayoutEffect(() => {
    area.current?.scrollTo({ top: scrollTop.current, behavior: 'instant' });
  }, [scrollTop]);
  const unsent = useStore(outbox.$unsent);
  const failed = new Set(
    unsent.flatMap(({ refusal, receiver_id }) => (refusal !== undefined && receiver_id ? [receiver_id] : [])),
  );
  return (
    <aside
      ref={area}
      className="flex min-h-0 w-full flex-col overflow-y-auto bg-surface pt-[calc(var(--spacing-awning)+0.75rem)] pb-safe-4 lg:w-93 lg:flex-none lg:border-r lg:border-line focus-visible:-outline-offset-3"
      aria-label={text.title}
      // Takes the focus over from rows that disappear, and from the button that reads the list again.
      tabIndex={-1}
      onScroll={({ currentTarget }) => {
        scrollTop.current = currentTarget.scrollTop;
      }}
    >
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 px-safe-4 lg:px-5.5">
        <h2 className="min-h-9 text-h4/9 whitespace-nowrap">
          {text.title}{' '}
          {list.step === 'ready' && <span className="font-normal text-muted">({list.clients.length})</span>}
        </h2>
        {/* An open conversation has its own button. */}
        {rows.openId === undefined && <AlertsButton />}
      </div>
      {list.step === 'loading' && (
        <p className="px-safe-4 lg:px-5.5" role="status">
          {text.loading}
        </p>
      )}
      {list.step === 'failed' && <ListFailed onRetry={list.retry} />}
      {list.step === 'ready' && list.clients.length === 0 && (
        <Notice title={text.empty} detail={text.emptyDetail} />
      )}
      {list.step === 'ready' && list.clients.length > 0 && (
        <ClientRows {...rows} accountId={account.id} clients={list.clients} failed={failed} />
      )}
    </aside>
  );
}

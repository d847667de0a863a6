import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Row } from '../../data/fetchRows.ts';
import { whyNotLoaded } from '../../data/notLoaded.ts';
import type { ReadFailure } from '../../data/readAllRows.ts';

type ListState<Shown> =
  | { step: 'rows'; rows: readonly Shown[] }
  | { step: 'loading' }
  | { step: 'empty' }
  | { step: 'failed'; reason: ReadFailure['kind'] | 'not-loaded' };

export interface FreshRows<Shown> {
  list: ListState<Shown>;
  retry: () => void;
}

/**
 * The rows of a table that the page was built with, read again once they are outdated. When that fails they stay; a list
 * that was built without rows is loading until they come.
 */
export function useFreshRows<Table extends ContentTable>(
  table: Table,
  built: readonly Row<Table>[],
  isOutdated: boolean,
): FreshRows<Row<Table>> {
  const [list, setList] = useState<ListState<Row<Table>>>(
    built.length > 0 ? { step: 'rows', rows: built } : { step: 'loading' },
  );
  const read = useEffectEvent(async () => {
    const result = await fetchNow(table).catch(notLoaded);
    if (result.ok)
      setList(result.value.length > 0 ? { step: 'rows', rows: result.value } : { step: 'empty' });
    else if (list.step === 'rows')
      console.warn(`The rows of the page stay, reading them again failed: ${result.reason.cause}`);
    else {
      console.error(`A list was not read: ${result.reason.cause}`);
      setList({ step: 'failed', reason: result.reason.kind });
    }
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isOutdated || attempt > 0) void read();
  }, [isOutdated, attempt]);

  const retry = () => {
    if (list.step === 'failed' && list.reason === 'not-loaded') return window.location.reload();
    setList({ step: 'loading' });
    setAttempt(attempt + 1);
  };
  return { list, retry };
}

/** Loads the code that speaks with the server only when it is needed. */
async function fetchNow<Table extends ContentTable>(table: Table) {
  const { fetchRows } = await import('../../data/fetchRows.ts');
  return fetchRows(table);
}

const notLoaded = (error: Error) =>
  ({ ok: false, reason: { kind: whyNotLoaded(), cause: error.message } }) as const;

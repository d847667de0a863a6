import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadFailure, ReadResult } from '../../data/readAllRows.ts';

export type ListState<Row> =
  | { step: 'rows'; rows: readonly Row[] }
  | { step: 'loading' }
  | { step: 'empty' }
  | { step: 'failed'; reason: ReadFailure['kind'] };

export interface FreshRows<Row> {
  list: ListState<Row>;
  retry: () => void;
}

/**
 * The rows that came with the page, read again once they are outdated. When that fails they stay; a list without any is
 * loading until they come.
 * @param fetchRows the code that reads them is loaded with the first call.
 */
export function useFreshRows<Row>(
  built: readonly Row[],
  isOutdated: boolean,
  fetchRows: () => Promise<ReadResult<Row>>,
): FreshRows<Row> {
  const [list, setList] = useState<ListState<Row>>(
    built.length > 0 ? { step: 'rows', rows: built } : { step: 'loading' },
  );
  const read = useEffectEvent(async () => {
    const result = await fetchRows().catch(notLoaded);
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
    setList({ step: 'loading' });
    setAttempt(attempt + 1);
  };
  return { list, retry };
}

/** Without a connection the code does not come either. */
const notLoaded = (error: Error) =>
  ({ ok: false, reason: { kind: 'offline', cause: error.message } }) as const;

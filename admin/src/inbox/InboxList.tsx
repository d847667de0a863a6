import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import { KEEP_BINNED_DAYS, KEEP_READ_MONTHS } from '@vitrina/shared/retention.ts';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Exporter, SearchInput, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { BIN, COUNTED_AHEAD, type InboxFilter, type InboxRow } from '../providers/inboxReads.ts';
import { NEWEST_FIRST, PER_PAGE, PRELOADED_FOR_MS } from '../providers/preloadRows.ts';
import { formatCount } from '../ui/formatCount.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { Pages } from '../ui/Pages.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { EmptyWindow, StatePanel } from '../ui/StatePanel.tsx';
import { useIsPhone } from '../ui/useScreen.ts';
import { useWords } from '../ui/useWords.ts';
import { BulkActions } from './BulkActions.tsx';
import { ExportButton } from './ExportButton.tsx';
import { InboxCards } from './InboxCards.tsx';
import { InboxTable } from './InboxTable.tsx';
import { Narrowing } from './Narrowing.tsx';
import { text } from './text.ts';
import { useTotals } from './Unread.tsx';

/** What a row is about: the service of an inquiry, the title of a message. */
export interface Topic {
  /** The name of the column. */
  source: string;
  /** The topic in words. */
  of: (row: InboxRow) => string;
  /** The words for stored values that differ from them. */
  names: Record<string, string>;
}

interface Props {
  topic: Topic;
  hasPhoneColumn?: boolean;
  overview?: ReactNode;
  exporter: Exporter;
}

/** What visitors sent, newest first. The address holds search, filter, order, page and the open row. */
export function InboxList({ topic, hasPhoneColumn = false, overview, exporter }: Props) {
  const words = useWords();
  const isPhone = useIsPhone();
  const download = <ExportButton />;
  return (
    <>
      {overview}
      <ListPage
        sort={NEWEST_FIRST}
        perPage={PER_PAGE}
        filter={{ names: topic.names }}
        queryOptions={{ staleTime: PRELOADED_FOR_MS }}
        filters={[
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            placeholder={words('search')}
            InputProps={{ startAdornment: <Search size={20} className="mr-2 flex-none" /> }}
            slotProps={{ htmlInput: { 'aria-label': words('search'), enterKeyHint: 'search' } }}
          />,
          <Narrowing key="state" source="state" alwaysOn />,
        ]}
        actions={
          <TopToolbar>
            <Totals />
            {!isPhone && download}
          </TopToolbar>
        }
        exporter={exporter}
        pagination={
          <>
            <InboxPages />
            <HowLong />
          </>
        }
        empty={false}
        disableSyncWithLocation={false}
      >
        <BulkActions />
        <Rows>
          {isPhone ? (
            <InboxCards topic={topic} actions={download} />
          ) : (
            <InboxTable topic={topic} hasPhoneColumn={hasPhoneColumn} />
          )}
        </Rows>
      </ListPage>
      <OpenRow topic={topic} />
    </>
  );
}

const InboxShow = lazyWithoutSuspense(() => import('./InboxShow.tsx'));

/** Its code is loaded when a row is opened for the first time. */
function OpenRow({ topic }: { topic: Topic }) {
  const { id } = useOpenRecord();
  return id ? <InboxShow id={id} topic={topic} /> : null;
}

/** An empty result is shown below the search field, which stays. */
function Rows({ children }: { children: ReactNode }) {
  const words = useWords();
  const { total, filterValues } = useListContext();
  const isWholeBin = useIsBin() && Object.keys(filterValues).length === 1;
  return (
    <>
      {/* Screen readers announce a status only inside a region that they already know. */}
      <div role="status">
        {total === 0 && (
          <StatePanel icon={<EmptyWindow />} text={isWholeBin ? text.binEmpty : words('empty')} />
        )}
      </div>
      {total !== 0 && children}
    </>
  );
}

function HowLong() {
  const words = useWords();
  const isBin = useIsBin();
  return (
    <p className="muted">
      {isBin ? words('binned', { days: KEEP_BINNED_DAYS }) : words('kept', { months: KEEP_READ_MONTHS })}
    </p>
  );
}

function useIsBin(): boolean {
  const { filterValues } = useListContext();
  return (filterValues satisfies InboxFilter).state === BIN;
}

function Totals() {
  const totals = useTotals();
  const mark = totals?.unread ? 'rounded-[6px] bg-pave px-2.5 py-0.5 text-ink-fix' : '';
  return (
    <dl className="my-0 mr-auto ml-0 flex flex-wrap gap-x-7 gap-y-2">
      <Total label={text.total} value={totals?.total} />
      <Total label={text.unread} value={totals?.unread} mark={mark} />
    </dl>
  );
}

const Total = ({ label, value, mark = '' }: { label: string; value: number | undefined; mark?: string }) => (
  <div className="flex items-center gap-2.5">
    <dt>{label}</dt>
    <dd className={`m-0 font-display text-[2rem]/[1] font-extrabold tabular-nums ${mark}`}>
      {value === undefined ? '–' : formatCount(value)}
    </dd>
  </div>
);

/** A long search is counted only a thousand rows beyond the page: the total reads „над 1000“, and more pages can follow. */
function InboxPages() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isSearch = Object.keys(filterValues).length > 0;
  return (
    <Pages
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: to,
          total: isSearch && count > 1 && count % COUNTED_AHEAD === 1 ? text.moreThan(count - 1) : count,
        })
      }
    />
  );
}

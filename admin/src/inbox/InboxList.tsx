import './inbox.css';
import { KEEP_READ_MONTHS } from '@vitrina/shared/retention.ts';
import { Download, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  ExportButton,
  type Exporter,
  SearchInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { ListEmpty } from '../ui/ListEmpty.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { useWords } from '../ui/useWords.ts';
import { BulkActions } from './BulkActions.tsx';
import { InboxCards } from './InboxCards.tsx';
import { InboxPages } from './InboxPages.tsx';
import { InboxShow } from './InboxShow.tsx';
import { InboxTable } from './InboxTable.tsx';
import { InboxTotals } from './InboxTotals.tsx';
import { text } from './text.ts';

/** What a row is about. */
export interface Topic {
  /** The column. */
  source: string;
  /** In words. */
  of: (row: InboxRow) => string;
  /** Those words by what the column holds, where they are not the same. */
  names: Record<string, string>;
}

interface Props {
  topic: Topic;
  hasPhoneColumn?: boolean;
  overview?: ReactNode;
  exporter?: Exporter;
}

/** What visitors sent, newest first; search, filter, order and page stand in the address, and so does the open row. */
export function InboxList({ topic, hasPhoneColumn = false, overview, exporter }: Props) {
  const words = useWords();
  const isPhone = useIsPhone();
  const download = exporter && (
    <ExportButton
      label={text.export}
      icon={<Download size={20} />}
      variant="outlined"
      color="inherit"
      maxResults={Number.POSITIVE_INFINITY}
    />
  );
  return (
    <>
      {overview}
      <ListPage
        sort={NEWEST_FIRST}
        perPage={10}
        filter={{ names: topic.names }}
        filters={[
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            placeholder={words('search')}
            InputProps={{ startAdornment: <Search size={20} className="search-icon" /> }}
            slotProps={{ htmlInput: { 'aria-label': words('search'), enterKeyHint: 'search' } }}
          />,
          // Nothing in its place, so that it leaves the address.
          <BooleanInput key="unanswered" source="unanswered" alwaysOn parse={(isOn) => isOn || null} />,
        ]}
        actions={
          <TopToolbar>
            <InboxTotals />
            {!isPhone && download}
          </TopToolbar>
        }
        exporter={exporter ?? false}
        pagination={<InboxPages />}
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
      <p className="muted">{words('kept', { months: KEEP_READ_MONTHS })}</p>
      <InboxShow topic={topic} />
    </>
  );
}

/** Nothing found is told below the search, which stays. */
function Rows({ children }: { children: ReactNode }) {
  const { total } = useListContext();
  return total === 0 ? <ListEmpty /> : children;
}

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

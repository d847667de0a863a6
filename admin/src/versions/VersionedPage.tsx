import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Form, useResourceContext } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { ZodMiniObject } from 'zod/mini';
import { KEEP_TYPED } from '../forms/RecordForm.tsx';
import { type Content, type WorkedOn, workedOnQuery } from '../providers/drafts.ts';
import { isGone } from '../providers/refusals.ts';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { NEW } from '../ui/recordAddress.ts';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useWords } from '../ui/useWords.ts';
import { DraftKeeper } from './DraftKeeper.ts';
import { DraftParts } from './DraftParts.tsx';
import { text } from './text.ts';

interface Props {
  table: ContentTable;
  /** Of the row, or NEW. */
  id: string;
  /** What can be published. */
  schema: ZodMiniObject;
  /** What a new row begins with. Without it the rows are fixed: none is added, and none taken off the site. */
  begin?: Content;
  /** Its fields. */
  children: ReactNode;
}

/** The form of a row that the site shows or is to show: what is typed is its draft, which is saved by itself. */
export function VersionedPage({ id, ...form }: Props) {
  const resource = useResourceContext();
  const words = useWords();
  const navigate = useNavigate();
  // A row that was begun here goes on in the same form once it has an address.
  const [begun, setBegun] = useState<string>();
  const onBegun = (key: string) => {
    setBegun(key);
    void navigate(`/${resource}/${key}`, { replace: true });
  };
  const shown = id === begun ? NEW : id;
  return (
    <>
      <PageTitle title={words('page.list')} />
      <Link
        component={RouterLink}
        to={`/${resource}`}
        color="inherit"
        underline="none"
        className="inline-flex min-h-tap items-center gap-2"
      >
        <ArrowLeft size={18} />
        {words('page.list')}
      </Link>
      {shown === NEW && form.begin ? (
        <Editor key={NEW} row={{}} onBegun={onBegun} {...form} />
      ) : (
        <Existing key={shown} id={shown} {...form} />
      )}
    </>
  );
}

function Existing({ id, table, ...form }: Props) {
  const words = useWords();
  const { data: row, error, refetch } = useQuery(workedOnQuery(table, id));
  if (row) return <Editor id={id} row={row} table={table} {...form} />;
  if (!error) return <ListSkeleton label={text.loading} />;
  if (isGone(error)) return <StatePanel role="status" title={words('message.gone')} text={text.goneReason} />;
  return (
    <LoadFailed title={text.failed} reason={text.failedReason} error={error} onRetry={() => refetch()} />
  );
}

interface EditorProps extends Omit<Props, 'id'> {
  id?: string;
  row: WorkedOn;
  onBegun?: (key: string) => void;
}

function Editor({ id, row, table, schema, begin, onBegun, children }: EditorProps) {
  const [keeper] = useState(() => new DraftKeeper(table, Object.keys(schema.shape), id, row));
  const [start] = useState(() => (id ? { ...keeper.content } : { ...keeper.content, ...begin }));
  return (
    <Form
      record={start}
      resolver={zodResolver(schema)}
      resetOptions={KEEP_TYPED}
      noValidate
      disableInvalidFormNotification
    >
      <DraftParts keeper={keeper} table={table} isFixed={!begin} onBegun={onBegun}>
        {children}
      </DraftParts>
    </Form>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Form } from 'react-admin';
import type { ZodMiniObject } from 'zod/mini';
import { checkedBy } from '../forms/checkedBy.ts';
import { Notice } from '../forms/Notice.tsx';
import { Uploads } from '../images/Uploads.tsx';
import { type Content, workedOnQuery } from '../providers/drafts.ts';
import { isGone } from '../providers/refusals.ts';
import type { Standing } from '../providers/versions.ts';
import { text } from '../text.ts';
import { Gone } from '../ui/Gone.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { DraftKeeper } from './DraftKeeper.ts';
import { text as versionText } from './text.ts';
import type { DraftPartsProps } from './useDraft.ts';

interface Props {
  table: ContentTable;
  /** The id of the row, or NEW. */
  id: string;
  /** The rules for publishing. */
  schema: ZodMiniObject;
  /** The content of a new row. Without it the table has fixed rows: none can be added or taken off the site. */
  begin?: Content | undefined;
  /** Surrounds the fields with the row's state and actions. */
  Parts: ComponentType<DraftPartsProps>;
  /** The fields. */
  children: ReactNode;
}

/** The form of a row of the site. Everything typed is saved automatically as the row's draft. */
export function VersionedForm({ id, ...form }: Props) {
  const { rename } = useOpenRecord();
  // The form of a new row stays mounted when the row gets an address.
  const [begun, setBegun] = useState<string>();
  const goOn = (key: string) => {
    setBegun(key);
    rename(key);
  };
  return form.begin && (id === NEW || id === begun) ? (
    <Editor key={NEW} row={{}} onBegun={goOn} {...form} />
  ) : (
    <Existing key={id} id={id} {...form} />
  );
}

function Existing({ id, table, ...form }: Props) {
  const query = useQuery(workedOnQuery(table, id));
  const [openedAt] = useState(Date.now);
  // The fields stay if the row is deleted while the form is open.
  if (isGone(query.error) && query.dataUpdatedAt < openedAt) return <Gone />;
  if (query.data) return <Editor id={id} row={query.data} table={table} {...form} />;
  return <NotLoaded {...query} label={versionText.loading} reason={versionText.failedReason} />;
}

interface EditorProps extends Omit<Props, 'id'> {
  id?: string;
  row: Standing;
  onBegun?: (key: string) => void;
}

function Editor({ id, row, table, schema, begin, onBegun, Parts, children }: EditorProps) {
  const [keeper] = useState(() => new DraftKeeper(table, schema, id, row, begin));
  // In the order of the columns, and with the columns that are not in the form.
  const [start] = useState(() => ({
    ...keeper.content,
    ...(row.published ?? row.removed)?.content,
    ...row.open?.content,
    ...keeper.content,
    ...(id && { id }),
  }));
  return (
    <Uploads>
      <Form record={start} {...checkedBy(schema)}>
        <Parts keeper={keeper} isFixed={!begin} onBegun={onBegun}>
          {keeper.isRestored && <Notice role="status">{text.form.restored}</Notice>}
          {children}
        </Parts>
      </Form>
    </Uploads>
  );
}

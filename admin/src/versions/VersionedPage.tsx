import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import type { ReactNode } from 'react';
import type { ZodMiniObject } from 'zod/mini';
import type { Content } from '../providers/drafts.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { DraftParts } from './DraftParts.tsx';
import { VersionedForm } from './VersionedForm.tsx';

interface Props {
  table: ContentTable;
  /** The id of the row, or NEW. */
  id: string;
  /** The rules for publishing. */
  schema: ZodMiniObject;
  /** The content of a new row. Without it the table has fixed rows: none can be added or taken off the site. */
  begin?: Content;
  /** The fields. */
  children: ReactNode;
}

/** A `VersionedForm` on a page of its own. */
export function VersionedPage(form: Props) {
  const words = useWords();
  const { rename } = useOpenRecord();
  return (
    <>
      <PageTitle title={words('page.list')} />
      <BackLink />
      <VersionedForm {...form} onBegun={rename} Parts={DraftParts} />
    </>
  );
}

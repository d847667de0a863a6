import { Link } from '@mui/material';
import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ZodMiniObject } from 'zod/mini';
import type { Content } from '../providers/drafts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { DraftParts } from './DraftParts.tsx';
import { VersionedForm } from './VersionedForm.tsx';

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

/** A `VersionedForm` on a page of its own. */
export function VersionedPage(form: Props) {
  const resource = useResourceContext();
  const words = useWords();
  const { rename } = useOpenRecord();
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
      <VersionedForm {...form} onBegun={rename} Parts={DraftParts} />
    </>
  );
}

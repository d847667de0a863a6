import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Notice } from '../forms/Notice.tsx';
import type { ContentRow } from '../providers/contentRows.ts';
import { useDiscarding } from './Drafts.tsx';
import { byWhom, stateOf } from './RowState.tsx';
import { text } from './text.ts';

/** In a form: that it shows what somebody has been working on, where that is not on the site. */
export function DraftNotice() {
  const row = useRecordContext<ContentRow>();
  const discard = useDiscarding();
  if (!row?.open) return null;
  const { open, seen } = row;
  return (
    <Notice role="status">
      {stateOf(open, seen !== undefined)}, {byWhom(open)}
      {seen !== undefined && (
        <Button color="inherit" onClick={() => void discard(open.id)}>
          {text.discard}
        </Button>
      )}
    </Notice>
  );
}

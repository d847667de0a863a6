import { Button } from '@mui/material';
import { ArchiveRestore, Mail, MailOpen, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  BulkActionsToolbar,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { Question } from '../ui/Question.tsx';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';
import { useInboxChange } from './useInboxChange.tsx';

/** The actions for the selected rows. Each can be undone for a while, and deleting asks first. */
export function BulkActions() {
  const selected = useSelectedRows();
  return selected.length > 0 && <Actions selected={selected} />;
}

function Actions({ selected }: { selected: InboxRow[] }) {
  const words = useWords();
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const { onUnselectItems } = useListContext();
  const { changeUndoably } = useInboxChange();
  const [isAsking, setAsking] = useState(false);
  const smart_count = selected.length;
  const unread = selected.filter(({ read }) => !read);
  const question = smart_count > 1 ? 'bulk_delete' : 'delete';
  const named = { smart_count, recordRepresentation: nameOf(selected[0]) };
  const change = (rows: InboxRow[], to: Parameters<typeof changeUndoably>[1]) => {
    setAsking(false);
    onUnselectItems();
    void changeUndoably(
      rows.map(({ id }) => id),
      to,
    );
  };
  return (
    <BulkActionsToolbar
      // @ts-expect-error The toolbar passes these attributes on, but its types lack them.
      role="toolbar"
      aria-label={words('selected')}
      selectAllButton={false}
    >
      {unread.length > 0 ? (
        <Button color="inherit" startIcon={<MailOpen size={20} />} onClick={() => change(unread, 'read')}>
          {text.markRead}
        </Button>
      ) : (
        <Button color="inherit" startIcon={<Mail size={20} />} onClick={() => change(selected, 'unread')}>
          {text.markUnread}
        </Button>
      )}
      {selected.some(({ deleted_at }) => deleted_at) ? (
        <Button
          color="inherit"
          startIcon={<ArchiveRestore size={20} />}
          onClick={() => change(selected, 'restore')}
        >
          {text.restore}
        </Button>
      ) : (
        <Button color="error" startIcon={<Trash2 size={20} />} onClick={() => setAsking(true)}>
          {translate('ra.action.delete')}
        </Button>
      )}
      {isAsking && (
        <Question
          title={words(`message.${question}_title`, named)}
          question={words(`message.${question}_content`, named)}
          confirm={translate('ra.action.delete')}
          onCancel={() => setAsking(false)}
          onConfirm={() => change(selected, 'bin')}
        />
      )}
    </BulkActionsToolbar>
  );
}

/**
 * The selected rows of the page that is shown. What a page, order, search or filter hides, or somebody else takes away, is
 * no longer selected, so that no row is changed unseen.
 */
function useSelectedRows(): InboxRow[] {
  const { selectedIds = [], data, onSelect } = useListContext<InboxRow>();
  const selected = data?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  const hasHidden = data !== undefined && selected.length < selectedIds.length;
  const forgetHidden = useEffectEvent(() => onSelect(selected.map(({ id }) => id)));
  useEffect(() => {
    if (hasHidden) forgetHidden();
  }, [hasHidden]);
  return selected;
}

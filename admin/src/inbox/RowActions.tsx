import type { InboxRow } from '../providers/inboxReads.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { ViewButton } from './ViewButton.tsx';

export function RowActions({ row }: { row: InboxRow }) {
  return (
    <div className="row-actions">
      <ViewButton row={row} />
      <DeleteButton isLabelled />
    </div>
  );
}

import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

const SIZE = '-m-2.5 size-tap';

/** Selects a row. react-admin's own checkboxes all have the same name, and the one for the page has no indeterminate state. */
export function SelectRow({ row }: { row: InboxRow }) {
  const words = useWords();
  const { selectedIds = [], onToggleItem } = useListContext();
  return (
    <Checkbox
      className={SIZE}
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': words('action.select') } }}
    />
  );
}

export function SelectPage() {
  const { data = [], selectedIds = [], onSelect, onUnselectItems } = useListContext<InboxRow>();
  const isWhole = data.length > 0 && selectedIds.length === data.length;
  const isPart = !isWhole && selectedIds.length > 0;
  return (
    <Checkbox
      className={SIZE}
      checked={isWhole}
      indeterminate={isPart}
      onChange={() => (isWhole ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
      slotProps={{
        input: {
          'aria-label': text.selectPage,
          // MUI only draws the state; screen readers need the native property.
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = isPart;
          },
        },
      }}
    />
  );
}

import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

const SIZE = '-m-2.5 size-tap';

/** Selects a row. react-admin's own boxes all have one name, and the one of the page knows no "some of them". */
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
          // MUI only draws it; screen readers need the native state.
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = isPart;
          },
        },
      }}
    />
  );
}

import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'ra-core';
import type { InboxRow } from '../providers/inboxReads.ts';
import { useInbox } from './InboxContext.tsx';
import { text as common } from './text.ts';

/** Selects a row; react-admin's own box has no name that says which one. */
export function SelectRow({ row }: { row: InboxRow }) {
  const { text } = useInbox();
  const { selectedIds = [], onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': text.selectOf(row.name) } }}
      sx={boxStyle}
    />
  );
}

export function SelectPage() {
  const { data = [], selectedIds = [], onSelect, onUnselectItems } = useListContext<InboxRow>();
  const isSelected = (row: InboxRow) => selectedIds.includes(row.id);
  const isWhole = data.length > 0 && data.every(isSelected);
  const isPart = !isWhole && data.some(isSelected);
  return (
    <Checkbox
      checked={isWhole}
      indeterminate={isPart}
      onChange={() => (isWhole ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
      slotProps={{
        input: {
          'aria-label': common.selectPage,
          // Material UI only draws it; screen readers need the native state.
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = isPart;
          },
        },
      }}
      sx={boxStyle}
    />
  );
}

const boxStyle = { m: -1.25, width: 44, height: 44 };

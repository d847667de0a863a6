import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { InboxRow } from '../providers/inboxReads.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { ViewButton } from './ViewButton.tsx';

/** @param hasRoom for words beside the icons, from 1280 px up. */
export function RowActions({ row, hasRoom }: { row: InboxRow; hasRoom: boolean }) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isLabelled = hasRoom && isWide;
  return (
    <Stack direction="row" justifyContent="flex-end">
      <ViewButton row={row} isLabelled={isLabelled} />
      <DeleteButton isLabelled={isLabelled} />
    </Stack>
  );
}

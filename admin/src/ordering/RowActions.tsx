import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { EditButton } from '../ui/EditButton.tsx';

export function RowActions({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" justifyContent="flex-end">
      {children}
      <EditButton />
      <DeleteButton />
    </Stack>
  );
}

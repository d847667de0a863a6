import Box from '@mui/material/Box';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { text as formText } from '../forms/text.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { type ContentRow, useContentKind } from './ContentKind.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useOpenForm } from './useOpenForm.ts';

interface Props {
  row: ContentRow;
  children?: ReactNode;
}

export function RowActions({ row, children }: Props) {
  const { text, nameOf } = useContentKind();
  const { open } = useOpenForm();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(row);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {children}
      <ActionButton icon={Pencil} label={text.edit(name)} tip={formText.edit} onClick={() => open(row.id)} />
      <ActionButton
        icon={Trash2}
        label={text.delete.of(name)}
        tip={formText.delete}
        color="error"
        onClick={() => setAsking(true)}
      />
      {isAsking && <DeleteDialog row={row} onClose={() => setAsking(false)} />}
    </Box>
  );
}

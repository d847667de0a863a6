import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { text as formText } from '../forms/text.ts';
import { type ContentRow, useContentKind } from './ContentKind.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useOpenForm } from './useOpenForm.ts';

interface Props {
  row: ContentRow;
  /** Where the buttons show their words beside their icons. */
  labels: 'wide' | 'never';
  /** Before editing and deleting. */
  children?: ReactNode;
}

/** What can be done with a row: changing it, and deleting it after a question. */
export function RowActions({ row, labels, children }: Props) {
  const { text, nameOf } = useContentKind();
  const { open } = useOpenForm();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(row);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, ...words[labels] }}>
      {children}
      <Button startIcon={<Pencil size={20} />} aria-label={text.edit(name)} onClick={() => open(row.id)}>
        <span className="label">{formText.edit}</span>
      </Button>
      <Button
        color="error"
        startIcon={<Trash2 size={20} />}
        aria-label={text.delete.of(name)}
        onClick={() => setAsking(true)}
      >
        <span className="label">{formText.delete}</span>
      </Button>
      {isAsking && <DeleteDialog row={row} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** On phones and very wide screens, or nowhere: then the icons stand alone. */
const words = {
  wide: {
    '& .label': { display: { sm: 'none', xl: 'inline' } },
    '& .MuiButton-root': { minWidth: 44, px: { sm: 1, xl: 2 } },
    '& .MuiButton-startIcon': { mr: { sm: 0, xl: 1 }, ml: { sm: 0, xl: -0.5 } },
  },
  never: {
    '& .label': { display: 'none' },
    '& .MuiButton-root': { minWidth: 44, px: 1 },
    '& .MuiButton-startIcon': { mx: 0 },
  },
};

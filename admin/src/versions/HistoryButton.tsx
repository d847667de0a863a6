import { Button } from '@mui/material';
import { lazyWithoutSuspense } from '@vitrina/shared/lazyWithoutSuspense.tsx';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { contentTableOf } from '../providers/resourceTables.ts';
import { text } from './text.ts';

/** Opens the earlier versions of the row around it, if the site shows its table. */
export function HistoryButton() {
  const table = contentTableOf(useResourceContext() ?? '');
  const id = useRecordContext()?.id;
  const [isOpen, setOpen] = useState(false);
  if (!table || id === undefined) return null;
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<History size={20} />}
        className="mr-auto max-md:[&_.MuiButton-startIcon]:hidden"
        onClick={() => setOpen(true)}
      >
        {text.title}
      </Button>
      {isOpen && <HistorySheet table={table} rowKey={String(id)} onClose={() => setOpen(false)} />}
    </>
  );
}

export const HistorySheet = lazyWithoutSuspense(() => import('./HistorySheet.tsx'));

import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { inquiriesText } from '../text.ts';

const { export: text } = inquiriesText;

const KEPT_FOR_MS = 60_000;

/** Saves every inquiry that the search finds, on all pages, as a file for Excel. */
export function ExportButton() {
  const { filterValues } = useListContext();
  const notify = useNotify();
  const [isExporting, setExporting] = useState(false);

  async function save() {
    setExporting(true);
    try {
      const { exportInquiries } = await import('./exportInquiries.ts');
      saveFile(await exportInquiries(filterValues.q ?? ''));
    } catch (error) {
      console.error('The export failed:', error);
      notify(text.failed, { type: 'error' });
    } finally {
      setExporting(false);
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Download size={20} />}
      onClick={save}
      disabled={isExporting}
    >
      {isExporting ? text.busy : text.action}
    </Button>
  );
}

function saveFile(parts: string[]) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  link.download = `${text.fileName}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}

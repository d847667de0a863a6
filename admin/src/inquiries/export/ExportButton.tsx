import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { saveFile } from '../../layout/saveFile.ts';
import { text } from './text.ts';

/** Saves every inquiry that the search finds, on all pages, as a file for Excel. */
export function ExportButton() {
  const { filterValues } = useListContext();
  const notify = useNotify();
  const [isExporting, setExporting] = useState(false);

  async function save() {
    setExporting(true);
    try {
      const { exportInquiries } = await import('./exportInquiries.ts');
      const name = `${text.fileName}-${new Date().toISOString().slice(0, 10)}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', await exportInquiries(filterValues.q ?? ''));
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

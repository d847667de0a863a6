import Button from '@mui/material/Button';
import { Download, X } from 'lucide-react';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { text } from './text.ts';
import { useExport } from './useExport.ts';

/** Saves every inquiry that the search finds as a file for Excel. While it is read, it says how far it is, and stops. */
export function ExportButton() {
  const { count, start, cancel } = useExport();
  const isPhone = useIsPhone();
  const isRunning = count !== null;
  return (
    <>
      <Button
        variant={isPhone ? 'text' : 'outlined'}
        color={isPhone ? 'primary' : 'inherit'}
        aria-label={isRunning ? undefined : text.action}
        startIcon={isRunning ? <X size={20} /> : <Download size={20} />}
        onClick={isRunning ? cancel : start}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {isRunning ? text.cancel(count) : isPhone ? text.format : text.action}
      </Button>
      <span role="status" className="visually-hidden">
        {isRunning && text.busy}
      </span>
    </>
  );
}

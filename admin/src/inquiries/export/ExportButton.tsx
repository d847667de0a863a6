import Button from '@mui/material/Button';
import { Download, X } from 'lucide-react';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { text } from './text.ts';
import { useExport } from './useExport.ts';

/** Exports what the search finds for Excel; while it runs, the button shows the progress and cancels. */
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

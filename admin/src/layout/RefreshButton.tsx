import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import { RefreshCw } from 'lucide-react';
import { useLoading, useRefresh } from 'ra-core';
import { text } from '../text.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Reads everything on the page again; turns while anything is loading. */
export function RefreshButton() {
  const isLoading = useLoading();
  const refresh = useRefresh();
  return (
    <IconButton
      aria-label={text.layout.refresh}
      onClick={refresh}
      color="inherit"
      sx={{ '& svg': { animation: isLoading ? `${turn} 1s linear infinite` : 'none' } }}
    >
      <RefreshCw size={21} />
    </IconButton>
  );
}

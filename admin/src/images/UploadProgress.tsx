import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { text } from './text.ts';

interface Props {
  /** From 0 to 1; undefined while the picture is still made ready. */
  progress: number | undefined;
  onCancel: () => void;
}

export function UploadProgress({ progress, onCancel }: Props) {
  const isPreparing = progress === undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1, flex: 1, minWidth: 180 }}>
      <Box>{isPreparing ? text.preparing : `${text.uploading}: ${text.percent(progress)}`}</Box>
      <LinearProgress
        aria-label={text.uploading}
        sx={{ height: 8, borderRadius: 4 }}
        {...(isPreparing ? {} : { variant: 'determinate', value: Math.round(progress * 100) })}
      />
      <Button color="inherit" onClick={onCancel} sx={{ justifySelf: 'start' }}>
        {text.cancel}
      </Button>
    </Box>
  );
}

import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { text } from '../text.ts';

export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <IconButton
      aria-label={text.layout.close}
      onClick={onClose}
      color="inherit"
      sx={{ position: 'absolute', top: 14, right: 14 }}
    >
      <X size={24} />
    </IconButton>
  );
}

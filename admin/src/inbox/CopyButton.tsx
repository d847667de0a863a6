import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { text } from './text.ts';

/** Without react-admin's tooltip, which would lie over the button of the line below. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const notify = useNotify();
  const Icon = isCopied ? Check : Copy;

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch (error) {
      console.error('Copying failed:', error);
      notify(text.copyFailed, { type: 'error' });
    }
  }

  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        color="primary"
        onClick={copy}
        onBlur={() => setCopied(false)}
      >
        <Icon size={20} />
      </IconButton>
      <span role="status" className="visually-hidden">
        {isCopied && text.copied}
      </span>
    </>
  );
}

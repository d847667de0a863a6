import { IconButton } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { text } from '../text.ts';

/** Has no react-admin tooltip, which would cover the button in the next line. Its negative margin keeps the line height. */
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
        className="-my-3"
      >
        <Icon size={20} />
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied && text.copied}
      </span>
    </>
  );
}

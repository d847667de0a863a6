import { Check, Copy } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { text } from './text.ts';

interface Props {
  value: string;
  label: string;
}

export function CopyButton({ value, label }: Props) {
  const [isCopied, setCopied] = useState(false);
  const notify = useNotify();

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
      <ActionButton
        icon={isCopied ? Check : Copy}
        label={label}
        onClick={copy}
        onBlur={() => setCopied(false)}
      />
      <span role="status" className="visually-hidden">
        {isCopied && text.copied}
      </span>
    </>
  );
}

import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { useWords } from './useWords.ts';

interface Props {
  field: string;
  /** What a button beside the value copies, and its label. */
  copied?: string | false | null;
  copyLabel?: string;
  children: ReactNode;
}

/** A field and its value in a `<dl>`. react-admin's `<Labeled>` does not connect the two for screen readers. */
export function Fact({ field, copied, copyLabel = '', children }: Props) {
  const words = useWords();
  return (
    <div className="grid items-baseline border-line">
      <dt className="text-muted">{words(`fields.${field}`)}</dt>
      <dd className="m-0 font-semibold wrap-anywhere">
        {children} {copied && <CopyButton value={copied} label={copyLabel} />}
      </dd>
    </div>
  );
}

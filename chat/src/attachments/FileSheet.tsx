import { endingOf } from '@vitrina/shared/clientFiles.ts';
import { formatSize } from '@vitrina/shared/formatSize.ts';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** In bytes; null if unknown. */
  size: number | null;
  children?: ReactNode;
}

/** A file, drawn as a sheet with its extension, and the actions for it. */
export function FileSheet({ name, size, children }: Props) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 py-1">
      <span
        className="grid h-12 w-10 flex-none place-items-center rounded-ctl border-2 border-current text-micro font-bold uppercase"
        aria-hidden
      >
        {endingOf(name)}
      </span>
      <span className="min-w-0 flex-[1_1_10rem]">
        <span className="block font-semibold wrap-anywhere" dir="auto">
          {name}
        </span>
        {size !== null && <span className="text-micro opacity-80">{formatSize(size)}</span>}
      </span>
      {children}
    </div>
  );
}

import { endingOf } from '@vitrina/shared/clientFiles.ts';
import { formatSize } from '@vitrina/shared/formatSize.ts';
import type { ReactNode } from 'react';
import { SmallPicture } from './SmallPicture.tsx';

interface Props {
  name: string;
  /** In bytes; null if unknown. */
  size: number | null;
  /** Where a picture is stored, which is shown small instead of its extension. */
  picture?: string | undefined;
  children?: ReactNode;
}

/** A file, drawn as a sheet with its extension, and the actions for it. */
export function FileSheet({ name, size, picture, children }: Props) {
  const sheet = <Sheet name={name} />;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 py-1">
      {/* The name stays beside the sheet; where both fill the line, the actions are below. */}
      <span className="flex min-w-0 flex-[1_1_13.25rem] items-center gap-x-3">
        {picture === undefined ? sheet : <SmallPicture path={picture} otherwise={sheet} />}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere" dir="auto">
            {name}
          </span>
          {size !== null && <span className="text-micro opacity-80">{formatSize(size)}</span>}
        </span>
      </span>
      {children}
    </div>
  );
}

function Sheet({ name }: { name: string }) {
  return (
    <span
      className="grid h-12 w-10 flex-none place-items-center rounded-ctl border-2 border-current text-micro font-bold uppercase"
      aria-hidden
    >
      {endingOf(name)}
    </span>
  );
}

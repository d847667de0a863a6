import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { text } from './text.ts';

interface Props {
  /** Without it, nothing can be dropped. */
  onDrop: ((files: File[]) => void) | undefined;
  children: ReactNode;
}

export function DropArea({ onDrop, children }: Props) {
  const [isOver, setOver] = useState(false);
  /** Every element inside fires enter and leave events of its own. */
  const depth = useRef(0);

  const move = (event: DragEvent, change: 1 | -1 | 0) => {
    if (onDrop === undefined || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the keyboard has the attach button.
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragEnter={(event) => move(event, 1)}
      onDragOver={(event) => move(event, 0)}
      onDragLeave={(event) => move(event, -1)}
      onDrop={(event) => {
        move(event, 0);
        depth.current = 0;
        setOver(false);
        if (event.dataTransfer.files.length > 0) onDrop?.([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <p
          className="pointer-events-none absolute inset-3 z-30 grid place-content-center justify-items-center gap-2 rounded-card border-3 border-dashed border-focus bg-surface/92 font-bold"
          aria-hidden
        >
          <ImagePlus size={28} />
          {text.drop}
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Peer } from '../conversation.ts';
import { text } from '../text.ts';

interface Props {
  peer: Peer;
  name: string;
  /** Shown when the other side is neither typing nor online. */
  otherwise?: ReactNode;
  children?: ReactNode;
}

/** On phones the sentence takes the whole line, and the tools are on the next one. */
const ON_PHONES = 'max-md:flex-wrap max-md:[&>p]:w-full';

/** Whether the other side is typing or online. The line is always there, so that nothing moves. */
export function PeerStatus({ peer, name, otherwise, children }: Props) {
  return (
    <div
      className={`mx-auto flex min-h-9 w-[min(var(--container-chat),100%-1.5rem)] items-center justify-between gap-x-4 text-small/body text-muted ${otherwise ? ON_PHONES : ''}`}
    >
      <p className="flex min-w-0 items-center gap-2">
        {peer.isTyping ? (
          <>
            <span className="typing-dots flex-none" aria-hidden />
            <span className="truncate">{text.typing(name)}</span>
          </>
        ) : peer.isOnline ? (
          <>
            <span className="size-2.5 flex-none rounded-full bg-success" aria-hidden />
            <span className="truncate">{text.online(name)}</span>
          </>
        ) : (
          otherwise
        )}
      </p>
      <div className="ml-auto flex max-w-full flex-none flex-wrap items-center justify-end">{children}</div>
    </div>
  );
}

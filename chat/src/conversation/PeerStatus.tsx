import type { ReactNode } from 'react';
import type { Peer } from './conversation.ts';
import './peer-status.css';
import { text } from './text.ts';

interface PeerStatusProps {
  peer: Peer;
  name: string;
  /** Stands at the other end of the line. */
  children?: ReactNode;
}

/** The other side is typing, is there, or nothing is known. The line is always there, so that nothing moves. */
export function PeerStatus({ peer, name, children }: PeerStatusProps) {
  return (
    <div className="peer-status">
      <p>
        {peer.isTyping ? (
          <>
            <span className="peer-typing" aria-hidden />
            <span>{text.typing(name)}</span>
          </>
        ) : (
          peer.isOnline && (
            <>
              <span className="peer-online" aria-hidden />
              <span>{text.online(name)}</span>
            </>
          )
        )}
      </p>
      {children}
    </div>
  );
}

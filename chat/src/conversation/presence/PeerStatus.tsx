import type { ReactNode } from 'react';
import type { Peer } from '../conversation.ts';
import './peer-status.css';
import { text } from '../text.ts';

interface Props {
  peer: Peer;
  name: string;
  children?: ReactNode;
}

/** Whether the other side is typing or online. The line is always there, so that nothing moves. */
export function PeerStatus({ peer, name, children }: Props) {
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

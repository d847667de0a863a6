import { EllipsisVertical } from 'lucide-react';
import { lazy, useCallback, useRef, useState } from 'react';
import type { Message } from '../../api/messages.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Optional } from '../../ui/Optional.tsx';
import { metaId } from '../Bubble.tsx';
import { text } from '../text.ts';

/** Most messages are never answered or changed, so the menu is loaded when needed. */
const MessageMenu = lazy(() => import('./MessageMenu.tsx'));

export type MessageAction = 'reply' | 'copy' | 'correct' | 'take-back' | 'mark-unread';
export type ActOnMessage = (action: MessageAction, message: Message) => void;

export interface MessageMenuProps {
  message: Message;
  /** One's own messages have the button to the left of the bubble. */
  isOwn: boolean;
  /** Written by the signed-in person, who may change it for a while. */
  isMine: boolean;
  canMarkUnread: boolean;
  onAct: ActOnMessage;
}

export function MessageMenuButton(props: MessageMenuProps) {
  const [step, setStep] = useState<'closed' | 'menu' | 'asking'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setStep('closed'), []);
  // The question takes the focus from the menu, which is already gone then.
  const leave = useCallback(() => setStep((current) => (current === 'menu' ? 'closed' : current)), []);
  return (
    <>
      <IconButton
        ref={button}
        label={text.menu.open}
        icon={<EllipsisVertical size={20} aria-hidden />}
        aria-describedby={metaId(props.message)}
        aria-haspopup="menu"
        aria-expanded={step === 'menu'}
        onClick={() => setStep(step === 'menu' ? 'closed' : 'menu')}
      />
      {step !== 'closed' && (
        <Optional onMissing={close}>
          <MessageMenu
            {...props}
            button={button}
            isAsking={step === 'asking'}
            onAsk={() => setStep('asking')}
            onLeave={leave}
            onClose={close}
          />
        </Optional>
      )}
    </>
  );
}

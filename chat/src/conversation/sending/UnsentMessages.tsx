import type { Outgoing } from './newMessage.ts';
import type { Upload } from './outbox.ts';
import { UnsentMessage } from './UnsentMessage.tsx';

interface Props {
  unsent: readonly Outgoing[];
  upload: Upload | undefined;
  actions: { resend: (message: Outgoing) => void; discard: (message: Outgoing) => void };
}

export function UnsentMessages({ unsent, upload, actions }: Props) {
  if (unsent.length === 0) return null;
  return (
    <ol>
      {unsent.map((message) => (
        <UnsentMessage
          key={message.id}
          message={message}
          progress={message.id === upload?.messageId ? upload.progress : undefined}
          onResend={() => actions.resend(message)}
          onDiscard={() => actions.discard(message)}
        />
      ))}
    </ol>
  );
}

import type { Outgoing } from './outbox.ts';
import type { Delivery } from './postman.ts';
import { UnsentMessage } from './UnsentMessage.tsx';
import type { ConversationActions } from './useConversation.ts';

interface UnsentMessagesProps {
  unsent: readonly Outgoing[];
  uploading: Delivery | undefined;
  actions: ConversationActions;
}

/** What is still on its way, in the order of writing. */
export function UnsentMessages({ unsent, uploading, actions }: UnsentMessagesProps) {
  if (unsent.length === 0) return null;
  return (
    <ol>
      {unsent.map((message) => (
        <UnsentMessage
          key={message.id}
          message={message}
          uploadedPart={message.id === uploading?.id ? uploading.part : undefined}
          onResend={() => actions.resend(message)}
          onDiscard={() => actions.discard(message)}
        />
      ))}
    </ol>
  );
}

import { useStore } from '@nanostores/react';
import { failure, type Result } from '@vitrina/shared/result.ts';
import { useEffect, useMemo, useState } from 'react';
import { type Message, type NewMessage, storeMessage } from '../../api/messages.ts';
import type { UploadFailure, UploadOptions } from '../../api/pictures.ts';
import { sendPicture } from '../../pictures/sendPicture.ts';
import type { ConversationEvent } from '../conversation.ts';
import type { Outgoing } from './newMessage.ts';
import { Outbox } from './outbox.ts';

/** The outbox of the account signed in. It sends whichever conversation is open. */
export function useOutbox(accountId: string): Outbox | undefined {
  const [outbox, setOutbox] = useState<Outbox>();

  useEffect(() => {
    const opened = new Outbox(accountId, deliver);
    const listening = new AbortController();
    for (const occasion of ['online', 'focus']) window.addEventListener(occasion, opened.wake, listening);
    setOutbox(opened);
    return () => {
      listening.abort();
      opened.close();
    };
  }, [accountId]);

  return outbox;
}

/** What of the outbox belongs to one conversation; what is stored of it goes to the history. */
export function useOutgoing(outbox: Outbox, clientId: string, dispatch: (event: ConversationEvent) => void) {
  const unsent = useStore(outbox.$unsent);
  const outgoing = useMemo(
    () => unsent.filter((message) => belongsTo(message, clientId)),
    [unsent, clientId],
  );

  useEffect(
    () =>
      outbox.$lastStored.listen((message) => {
        if (message !== undefined && belongsTo(message, clientId)) dispatch({ type: 'stored', message });
      }),
    [outbox, clientId, dispatch],
  );

  return { outgoing, upload: useStore(outbox.$upload) };
}

/** Brings a message to the server, its picture first. Repeating the call is safe. */
async function deliver(message: Outgoing, options: UploadOptions): Promise<Result<Message, UploadFailure>> {
  const { picture, thumbnail, attachment_url } = message;
  if (picture !== undefined && attachment_url) {
    const uploaded = await sendPicture(attachment_url, { picture, thumbnail }, options);
    if (!uploaded.ok) return uploaded;
    if (options.signal.aborted) return failure('unreachable');
  }
  return storeMessage(columnsOf(message));
}

function columnsOf({ state, isRefused, isTooMany, picture, thumbnail, ...columns }: Outgoing): NewMessage {
  return columns;
}

function belongsTo({ sender_id, receiver_id }: NewMessage, clientId: string): boolean {
  return sender_id === clientId || receiver_id === clientId;
}

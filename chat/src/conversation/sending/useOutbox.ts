import { useStore } from '@nanostores/react';
import { failure } from '@vitrina/shared/result.ts';
import { useEffect, useMemo, useState } from 'react';
import type { UploadOptions } from '../../api/attachments.ts';
import type { Message, NewMessage } from '../../api/messages.ts';
import { storeMessages } from '../../api/ownMessages.ts';
import { sendAttachment } from '../../attachments/sendAttachment.ts';
import { useToast } from '../../ui/ToastProvider.tsx';
import { useAskBeforeLeaving } from '../../ui/useAskBeforeLeaving.ts';
import { hasUnkeptDrafts } from './drafts.ts';
import type { Delivery } from './lane.ts';
import { type Outgoing, uploadOf } from './newMessage.ts';
import { clientOf, Outbox } from './outbox.ts';
import { refusalText } from './refusalText.ts';

/**
 * The outbox of the signed-in account. It sends whichever conversation is open. Before the page is left, the browser asks
 * about messages and drafts that this device could not keep.
 */
export function useOutbox(accountId: string): Outbox | undefined {
  const [outbox, setOutbox] = useState<Outbox>();
  const toast = useToast();

  useEffect(() => {
    const opened = new Outbox(accountId, deliver);
    const leaving = new AbortController();
    // Not `onReturn`: what waits can leave although nobody is looking.
    for (const occasion of ['online', 'focus', 'visibilitychange'])
      window.addEventListener(occasion, opened.wake, leaving);
    setOutbox(opened);
    return () => {
      leaving.abort();
      opened.close();
    };
  }, [accountId]);
  useEffect(
    () =>
      outbox?.$unsent.listen((unsent, before) => {
        for (const message of unsent) {
          if (message.refusal === undefined || uploadOf(message) === undefined) continue;
          // What was refused before this page was opened is not news.
          if (before?.some(({ id, refusal }) => id === message.id && refusal === undefined))
            toast({ tone: 'error', ...refusalText(message, message.refusal) });
        }
      }),
    [outbox, toast],
  );
  useAskBeforeLeaving(
    () =>
      hasUnkeptDrafts(accountId) || (outbox?.$isLasting.get() === false && outbox.$unsent.get().length > 0),
  );

  return outbox;
}

/** The part of the outbox that belongs to one conversation. `onStored` is called with its stored messages. */
export function useOutgoing(
  outbox: Outbox,
  clientId: string,
  onStored: (messages: readonly Message[]) => void,
) {
  const unsent = useStore(outbox.$unsent);
  const lane = outbox.laneOf(clientId);
  const outgoing = useMemo(
    () => unsent.filter((message) => clientOf(message) === clientId),
    [unsent, clientId],
  );

  useEffect(
    () =>
      outbox.$lastStored.listen((messages) => {
        const own = messages.filter(({ client_id }) => client_id === clientId);
        if (own.length > 0) onStored(own);
      }),
    [outbox, clientId, onStored],
  );

  return { outgoing, isWaiting: useStore(lane.$isWaiting), upload: useStore(lane.$upload) };
}

/** Stores messages on the server, after uploading their pictures and files. Repeating the call is safe. */
async function deliver(messages: readonly Outgoing[], options: UploadOptions): Promise<Delivery> {
  for (const message of messages) {
    const { attachment_url: path, thumbnail } = message;
    const blob = uploadOf(message);
    if (blob === undefined || !path) continue;
    const uploaded = await sendAttachment(path, { blob, thumbnail }, options);
    if (!uploaded.ok) return uploaded;
    if (options.signal.aborted) return failure('unreachable');
  }
  return storeMessages(messages.map(columnsOf));
}

/** Every call has the same columns, because a browser asks for permission (CORS) for each new address of the API. */
function columnsOf({ refusal, quote, picture, thumbnail, file, ...columns }: Outgoing): NewMessage {
  return { ...NO_ATTACHMENT, reply_to: null, ...columns };
}

const NO_ATTACHMENT = {
  attachment_url: null,
  attachment_type: null,
  attachment_width: null,
  attachment_height: null,
  attachment_name: null,
  attachment_size: null,
};

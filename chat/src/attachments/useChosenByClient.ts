import { useState } from 'react';
import type { Attachment, Chosen } from './useAttachments.ts';

/** The attachments chosen for each client, which stay while the conversation of another one is open. */
export function useChosenByClient(): (clientId: string) => Chosen {
  const [all, setAll] = useState<ReadonlyMap<string, readonly Attachment[]>>(new Map());
  return (clientId) => [
    all.get(clientId) ?? NONE,
    (change) => setAll((known) => new Map(known).set(clientId, change(known.get(clientId) ?? NONE))),
  ];
}

const NONE: readonly Attachment[] = [];

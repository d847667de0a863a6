import type { ComponentType } from 'react';
import type { ReceiptProps } from './Receipt.tsx';
import { SentNote } from './SentNote.tsx';

export type ReceiptPart = ComponentType<ReceiptProps>;

/** It comes while a form is on its way, because nobody needs it before. If it cannot, a short note says that the form has arrived. */
export const loadReceipt = (): Promise<ReceiptPart> =>
  import('./Receipt.tsx').then(
    ({ Receipt }) => Receipt,
    () => SentNote,
  );

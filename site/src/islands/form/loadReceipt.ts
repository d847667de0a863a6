import type { ComponentType } from 'react';
import type { ReceiptProps } from './Receipt.tsx';
import { SentNote } from './SentNote.tsx';

export type ReceiptPart = ComponentType<ReceiptProps>;

/**
 * Loads the receipt while a form is being sent, because it is not needed before. If that fails, a short note says that
 * the form has arrived.
 */
export const loadReceipt = (): Promise<ReceiptPart> =>
  import('./Receipt.tsx').then(
    ({ Receipt }) => Receipt,
    () => SentNote,
  );

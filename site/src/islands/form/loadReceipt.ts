import type { ComponentType } from 'react';
import type { ReceiptProps } from './Receipt.tsx';
import { SentNote } from './SentNote.tsx';

export type ReceiptPart = ComponentType<ReceiptProps>;

const WAIT_MS = 3_000;

/** Loads the receipt while a form is being sent, because it is not needed before. If that fails, a short note stands in. */
export const loadReceipt = (): Promise<ReceiptPart> =>
  import('./Receipt.tsx').then(
    ({ Receipt }) => Receipt,
    () => SentNote,
  );

/** The receipt, or for now the short note if it takes too long: nobody is to wonder whether what was sent has arrived. */
export const receiptInTime = (receipt: Promise<ReceiptPart>): Promise<ReceiptPart> =>
  Promise.race([
    receipt,
    new Promise<ReceiptPart>((resolve) => setTimeout(() => resolve(SentNote), WAIT_MS)),
  ]);

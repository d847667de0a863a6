import { type ComponentType, useEffect, useState } from 'react';
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

/**
 * The receipt, or if it takes too long, the short note until it comes: nobody is to wonder whether what was sent has
 * arrived.
 */
export const receiptInTime = (receipt: Promise<ReceiptPart>): Promise<ReceiptPart> =>
  Promise.race([
    receipt,
    new Promise<ReceiptPart>((resolve) => setTimeout(() => resolve(noteUntil(receipt)), WAIT_MS)),
  ]);

const noteUntil = (receipt: Promise<ReceiptPart>): ReceiptPart =>
  function LateReceipt(props) {
    const [Part, setPart] = useState<ReceiptPart>(() => SentNote);
    useEffect(() => {
      void receipt.then((Receipt) => setPart(() => Receipt));
    }, []);
    return <Part {...props} isLate />;
  };

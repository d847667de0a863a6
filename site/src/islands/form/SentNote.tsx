import { receiptText } from '../../text.ts';
import type { ReceiptProps } from './Receipt.tsx';

/** Replaces a receipt whose code could not be loaded. */
export function SentNote({ title, reply, isPage = false, onAgain }: ReceiptProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div data-sent>
      <Heading className="scroll-mt-36 outline-none" tabIndex={-1} ref={focus}>
        {title}
      </Heading>
      <p className="my-6">{reply}</p>
      <button className="button button-ghost" type="button" onClick={onAgain}>
        {receiptText.again}
      </button>
    </div>
  );
}

/** The button that had the focus has disappeared. */
const focus = (heading: HTMLElement | null) => heading?.focus();

import { receiptText } from '../../text.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import type { ReceiptProps } from './Receipt.tsx';

/** Replaces a receipt whose code could not be loaded, or has not come yet. */
export function SentNote({ title, reply, isPage = false, onAgain }: ReceiptProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div data-sent>
      <Heading className="scroll-mt-36 outline-none" tabIndex={-1} ref={focus}>
        <BoundText isHeading>{title}</BoundText>
      </Heading>
      <p className="my-6">
        <BoundText>{reply}</BoundText>
      </p>
      <button className="button button-ghost" type="button" onClick={onAgain}>
        {receiptText.again}
      </button>
    </div>
  );
}

/** The button that had the focus has disappeared. */
const focus = (heading: HTMLElement | null) => heading?.focus();

import './papers.css';
import { type ReactNode, useState } from 'react';
import type { ClientRequest } from '../api/requests.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { ApprovalAnswer } from './ApprovalAnswer.tsx';
import { DueLine } from './DueLine.tsx';
import { MaterialsAnswer } from './MaterialsAnswer.tsx';
import { OfferAnswer } from './OfferAnswer.tsx';
import { RequestBody } from './RequestBody.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { stampOf, stateText } from './requestState.ts';
import { UnsentAnswer } from './UnsentAnswer.tsx';

/** Each kind has its own outline: an offer looks like a receipt, materials hang from a heavy rule. */
const PAPER = {
  approval: 'border border-line bg-surface',
  materials: 'border border-line border-t-8 border-t-ink bg-surface',
  offer: 'receipt bg-paper',
  review: 'border border-line bg-surface',
};

const STAMP = { good: 'text-success', bad: 'text-danger' };

interface Props {
  request: ClientRequest;
  /** Whether the reader is the client, who is asked. */
  isAsked: boolean;
  onWrite: () => void;
  /** The studio's actions. */
  children?: ReactNode;
}

/** A request as a sheet of paper, with the buttons to answer it while it is open, and a stamp afterwards. */
export function RequestCard({ request, isAsked, onWrite, children }: Props) {
  const [wasOpen] = useState(request.state === 'open');
  const stamp = stampOf(request);
  return (
    // Takes the focus over from what was answered.
    <article ref={keepFocus} className="@container" tabIndex={-1}>
      {/* The shadow follows the torn edge of a receipt. */}
      <div className={request.kind === 'offer' ? 'slip' : ''}>
        <div className={`grid gap-3 p-4 text-ink ${PAPER[request.kind]}`}>
          <RequestBody request={request} />
          {isAsked && request.is_open && (
            // What changes there follows the reader's own presses, and is no news.
            <div ref={keepFocus} aria-live="off">
              <Answering request={request} onWrite={onWrite} />
            </div>
          )}
          {stamp !== undefined && (
            <p className={`stamp ${STAMP[stamp]}`} data-new={wasOpen || undefined}>
              {stateText(request)}
            </p>
          )}
          {children}
        </div>
      </div>
      {stamp === undefined && (
        <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-micro text-muted">
          <span>{stateText(request)}</span>
          <DueLine request={request} />
        </p>
      )}
      {isAsked && !request.is_open && <UnsentAnswer request={request} />}
    </article>
  );
}

function Answering({ request, onWrite }: Pick<Props, 'request' | 'onWrite'>) {
  switch (request.kind) {
    case 'approval':
      return <ApprovalAnswer request={request} />;
    case 'materials':
      return <MaterialsAnswer request={request} onWrite={onWrite} />;
    case 'offer':
      return <OfferAnswer request={request} />;
    case 'review':
      return <ReviewAnswer request={request} />;
  }
}

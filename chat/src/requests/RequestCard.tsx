import type { ReactNode } from 'react';
import type { ClientRequest } from '../api/requests.ts';
import { ApprovalAnswer } from './ApprovalAnswer.tsx';
import { DueLine } from './DueLine.tsx';
import { MaterialsAnswer } from './MaterialsAnswer.tsx';
import { OfferAnswer } from './OfferAnswer.tsx';
import { RequestBody } from './RequestBody.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { isOpen, stateText } from './requestState.ts';

/** The outline tells what it is: an offer is a receipt, materials hang from a heavy rule, an approval stands on a sill. */
const PAPER = {
  approval: 'border-b-8 border-b-tomato',
  materials: 'border-t-8 border-t-ink',
  offer: 'shadow-float',
  review: '',
};

interface Props {
  request: ClientRequest;
  /** Whether whoever reads it is the one who is asked. */
  isAsked: boolean;
  onWrite: () => void;
  /** What the studio can do with it. */
  children?: ReactNode;
}

/** A request as the paper that lies on the counter, with its buttons while it is open. */
export function RequestCard({ request, isAsked, onWrite, children }: Props) {
  return (
    <article className="max-w-110">
      <div className={`grid gap-3 border border-line bg-surface p-4 text-ink ${PAPER[request.kind]}`}>
        <RequestBody request={request} />
        {isAsked && isOpen(request) && <Answering request={request} onWrite={onWrite} />}
        {children}
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-micro text-muted">
        {/* The stamp of what is answered. */}
        <span className={request.answered_at === null ? '' : 'font-bold text-success'}>
          {stateText(request)}
        </span>
        <DueLine request={request} />
      </p>
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

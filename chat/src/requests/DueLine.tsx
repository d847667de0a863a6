import { formatDate } from '@vitrina/shared/dates.ts';
import type { ClientRequest } from '../api/requests.ts';
import { daysLate } from './requestState.ts';
import { text } from './text.ts';

/** When the answer is due; nothing without a due date or after the answer. */
export function DueLine({ request }: { request: ClientRequest }) {
  const late = daysLate(request);
  if (late > 0) return <span className="font-bold text-danger">{text.late(late)}</span>;
  if (request.state !== 'open' || request.due_on === null) return null;
  return <span>{text.until(formatDate(request.due_on))}</span>;
}

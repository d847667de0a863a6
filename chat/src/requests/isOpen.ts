import { dayOf } from '@vitrina/shared/dates.ts';
import type { ClientRequest } from '../api/requests.ts';

type Lasting = Pick<ClientRequest, 'state' | 'valid_until'>;

/** @param now as an ISO timestamp */
export const isExpired = ({ state, valid_until }: Lasting, now = new Date().toISOString()) =>
  state === 'open' && valid_until !== null && valid_until < dayOf(now);

/** Whether the client can still answer. */
export const isOpen = (request: Lasting, now?: string) =>
  request.state === 'open' && !isExpired(request, now);

import { inquiry } from '../fixtures/inquiry.ts';
import { backend } from './attackedBackend.ts';

/** A request of somebody who has the publishable key. */
export const visit = (method: string, path: string, body?: unknown, headers?: object) =>
  backend.request('visitor', method, path, body, headers);

export const submit = (change: object) =>
  visit('POST', '/rest/v1/rpc/submit_inquiry', { ...inquiry, ...change });

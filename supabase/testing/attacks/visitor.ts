import { backend } from './attackedBackend.ts';

/** An inquiry that breaks no rule. */
export const inquiry = {
  name: 'Ана',
  email: 'ana@example.bg',
  phone: '0888 000 000',
  service: 'websites',
  message: 'Здравейте!',
  website: '',
};

/** A request of somebody who has the publishable key. */
export const visit = (method: string, path: string, body?: unknown, headers?: object) =>
  backend.request('visitor', method, path, body, headers);

export const submit = (change: object) =>
  visit('POST', '/rest/v1/rpc/submit_inquiry', { ...inquiry, ...change });

import { AsyncLocalStorage } from 'node:async_hooks';

/** The HTTP request that is being answered, for the database settings and the log. */
export interface RequestContext {
  method: string;
  path: string;
  headers: Headers;
  /** What failed while answering. */
  error?: unknown;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

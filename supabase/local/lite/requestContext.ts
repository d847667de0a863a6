import { AsyncLocalStorage } from 'node:async_hooks';

/** The HTTP request that is being answered, so that the database can be told about it. */
export interface RequestContext {
  method: string;
  path: string;
  headers: Headers;
  /** What failed on the way to the answer. */
  error?: unknown;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

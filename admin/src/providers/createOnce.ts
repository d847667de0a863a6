import { type CreateParams, type DataProvider, HttpError, type RaRecord } from 'ra-core';

const CONFLICT = 409;

/** The row whose insert has not been confirmed yet, and the id that every attempt carries. */
let unconfirmed: { row: string; id: string } | undefined;

/**
 * Adds a row once, even if an answer is lost and the form is sent again: until an insert is confirmed, the same row keeps
 * the same id.
 */
export async function createOnce(
  provider: Pick<DataProvider, 'create' | 'getOne'>,
  resource: string,
  params: CreateParams,
) {
  const row = JSON.stringify([resource, params.data]);
  if (unconfirmed?.row !== row) unconfirmed = { row, id: crypto.randomUUID() };
  const { id } = unconfirmed;
  const created = await provider
    .create<RaRecord>(resource, { ...params, data: { ...params.data, id } })
    .catch((error: unknown) => {
      if (!(error instanceof HttpError && error.status === CONFLICT)) throw error;
      // Only this form knows the id, so the row stored under it is this one. Without one it is another value that exists.
      return provider.getOne<RaRecord>(resource, { id }).catch(() => {
        throw error;
      });
    });
  unconfirmed = undefined;
  return created;
}

import { type CreateParams, type DataProvider, HttpError, type RaRecord } from 'ra-core';

const CONFLICT = 409;

/** The row whose insert has not been confirmed yet, and the id that every attempt uses. */
let unconfirmed: { row: string; id: string } | undefined;

/**
 * Adds a row only once, even if the response is lost and the form is sent again: until the insert is confirmed, every
 * attempt to add the same row uses the same id.
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
      // Only this form knows the id, so a row with it is this one. If there is none, another unique value is taken.
      return provider.getOne<RaRecord>(resource, { id }).catch(() => {
        throw error;
      });
    });
  unconfirmed = undefined;
  return created;
}

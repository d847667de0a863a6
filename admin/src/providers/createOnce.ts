import { type CreateParams, type DataProvider, HttpError, type RaRecord } from 'ra-core';

const CONFLICT = 409;

/** What was added and has not been confirmed yet, and the id that every try of it carries. */
let unconfirmed: { row: string; id: string } | undefined;

/**
 * Adds a row once, however often its answer gets lost and the form is sent again: until it is confirmed, the same row
 * keeps the same id.
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
      // The id is ours alone, so what is there under it is this row.
      if (error instanceof HttpError && error.status === CONFLICT)
        return provider.getOne<RaRecord>(resource, { id });
      throw error;
    });
  unconfirmed = undefined;
  return created;
}

import { type CreateParams, type DataProvider, HttpError, type RaRecord } from 'ra-core';
import { once } from './once.ts';

const CONFLICT = 409;

/** Adds a row, but only once. */
export const createOnce = (
  provider: Pick<DataProvider, 'create' | 'getOne'>,
  resource: string,
  params: CreateParams,
) =>
  once([resource, params.data], (id) =>
    provider
      .create<RaRecord>(resource, { ...params, data: { ...params.data, id } })
      .catch((error: unknown) => {
        if (!(error instanceof HttpError && error.status === CONFLICT)) throw error;
        // Only this form knows the id, so a row with it is this one. If there is none, another unique value is taken.
        return provider.getOne<RaRecord>(resource, { id }).catch(() => {
          throw error;
        });
      }),
  );

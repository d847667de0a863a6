import type { RequestKind } from '@vitrina/shared/schemas/request.ts';
import { atom } from 'nanostores';
import type { ClientRequest } from '../../api/requests.ts';

/** Which form is open, if any. With `earlier` it takes the place of that request. */
export interface Asking {
  kind: RequestKind;
  earlier?: ClientRequest;
}

export const $asking = atom<Asking | undefined>();

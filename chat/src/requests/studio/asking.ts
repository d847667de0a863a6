import type { RequestKind } from '@vitrina/shared/schemas/request.ts';
import { atom } from 'nanostores';
import type { ClientRequest } from '../../api/requests.ts';

/** The open request form. With `earlier`, the new request replaces that one. */
export interface Asking {
  kind: RequestKind;
  earlier?: ClientRequest;
}

export const $asking = atom<Asking | undefined>();

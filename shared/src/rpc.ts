import type { Database } from './database.types.ts';

type Functions = Database['public']['Functions'];

export type RpcArgs<Name extends keyof Functions> = Functions[Name]['Args'];

/** The arguments that a form provides: all but those that are known only when it is sent. */
export type FormArgs<Name extends 'submit_inquiry' | 'submit_contact_message'> = Required<
  Omit<RpcArgs<Name>, 'submission' | 'from_page'>
>;

import type { Database } from './database.types.ts';

type Functions = Database['public']['Functions'];

export type RpcArgs<Name extends keyof Functions> = Functions[Name]['Args'];

/** What a form has to send: every argument but those that are known only when it is sent. */
export type FormArgs<Name extends 'submit_inquiry' | 'submit_contact_message'> = Required<
  Omit<RpcArgs<Name>, 'submission' | 'from_page'>
>;

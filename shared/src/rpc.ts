import type { Database } from './database.types.ts';

type Functions = Database['public']['Functions'];

/** Arguments of a database function that the API exposes. */
export type RpcArgs<Name extends keyof Functions> = Functions[Name]['Args'];

import type { Database } from './database.types.ts';

type Functions = Database['public']['Functions'];

export type RpcArgs<Name extends keyof Functions> = Functions[Name]['Args'];

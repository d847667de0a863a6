// The entry point on Supabase (Deno). The handler itself runs on Node as well.
import { readEnvironment } from '../_shared/denoEnvironment.ts';
import { handler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const environment = readEnvironment();

Deno.serve((request) => handler(request, environment));

// The entry point on Supabase (Deno). The handler itself runs on Node as well.
import { readEnvironment, variable } from '../_shared/denoEnvironment.ts';
import { handler } from './handler.ts';
import { mailSettings } from './mailSettings.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const environment = { ...readEnvironment(), mail: mailSettings(variable) };

Deno.serve((request) => handler(request, environment));

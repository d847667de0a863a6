import { defineMiddleware } from 'astro:middleware';
import { bindWordsOfPage } from './typography/bindWordsOfPage.ts';

/** Runs at build time, once for every page. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(bindWordsOfPage(await response.text()), response);
});

import { createHash, timingSafeEqual } from 'node:crypto';
import { formatDateTime } from '@vitrina/shared/dates.ts';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { KeptMail, MailFolder } from './MailFolder.ts';
import { text } from './text.ts';

const NEWEST = 100;
const ID = '/:key/:id{[0-9a-f-]{36}}';
const LOCAL_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

const style = [
  ':root{color-scheme:light dark}',
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}',
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}',
  'dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}',
  'li{margin:.75rem 0}',
].join('');
const styleHash = createHash('sha256').update(style).digest('base64');
const CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Pages with the kept mails, for the owner's browser on this machine. Their content is shown as text.
 * @param key precedes every path, because other users of this machine must not read the mails.
 */
export function createMailPages(mails: MailFolder, key: string): Hono {
  const pages = new Hono();
  pages.use('/:key/*', async (context, next) => {
    // Another site can let its own name resolve to this machine (DNS rebinding), but the Host header then still has
    // that name.
    if (!LOCAL_HOST.test(context.req.header('host') ?? '')) return context.notFound();
    if (!isSame(context.req.param('key'), key)) return context.notFound();
    context.header('content-security-policy', `${CLOSED}; style-src 'sha256-${styleHash}'`);
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
    context.header('cache-control', 'no-store');
    return next();
  });

  pages.get('/:key/', async (context) => context.html(list(await mails.newest(NEWEST))));

  pages.get(ID, async (context) => {
    const mail = await mails.read(context.req.param('id'));
    return mail ? context.html(letter(mail)) : context.html(page(text.notFound, backLink), 404);
  });

  pages.get(`${ID}/html`, async (context) => {
    const mail = await mails.read(context.req.param('id'));
    if (!mail) return context.notFound();
    // Sandboxed: nothing in the mail runs, loads or reaches another page.
    context.header('content-security-policy', `${CLOSED}; style-src 'unsafe-inline'; sandbox`);
    return context.html(mail.html);
  });
  return pages;
}

/** Compares hashes, so the lengths may differ. */
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
const digest = (text: string) => createHash('sha256').update(text).digest();

const backLink = html`<p><a href="./">${text.back}</a></p>`;

function list(mails: KeptMail[]) {
  const items = mails.map(
    ({ id, subject, to, sentAt }) =>
      html`<li><a href="${id}">${subject}</a><br>${to} · ${formatDateTime(sentAt.toISOString())}</li>`,
  );
  const content = items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${text.empty}</p>`;
  return page(text.title, html`<p>${text.intro}</p>${content}`);
}

function letter({ id, from, to, replyTo, subject, sentAt, text: body }: KeptMail) {
  const facts = [
    [text.from, from],
    [text.to, to],
    ...(replyTo ? [[text.replyTo, replyTo]] : []),
    [text.sentAt, formatDateTime(sentAt.toISOString())],
  ].map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`);
  const link = html`<p><a href="${id}/html">${text.asHtml}</a></p>`;
  return page(subject, html`<dl>${facts}</dl><pre>${body}</pre>${link}${backLink}`);
}

function page(title: string, content: unknown) {
  return html`<!doctype html>
<html lang="bg">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(style)}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

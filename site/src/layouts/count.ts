import { readEnvironment } from '@vitrina/shared/environment.ts';
import { pageBefore } from '../data/pageBefore.ts';
import { mayCount } from '../islands/cookie-consent/consent.ts';

// Counts that this page is read: which one, and from which other site. Nothing is stored on the device, and nothing is sent
// that could tell one visitor from another.

const READ_FOR_MS = 3_000;

/** A page that is fetched ahead is not read before it is shown. */
function countOnceShown() {
  if (document.visibilityState === 'hidden') return;
  document.removeEventListener('visibilitychange', countOnceShown);
  setTimeout(count, READ_FOR_MS);
}

function count() {
  if (!mayCount()) return;
  const { supabaseUrl, publishableKey } = readEnvironment(import.meta.env);
  // Nobody waits for it, so a failure needs no words; the console shows it by itself.
  fetch(`${supabaseUrl}/rest/v1/rpc/count_view`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, source: visitSource() }),
    keepalive: true,
  }).catch(() => undefined);
}

/** The host of the site before, or what a link of ours says of itself; empty for neither, null for a step within the site. */
function visitSource(): string | null {
  const named = new URLSearchParams(location.search).get('utm_source')?.toLowerCase();
  if (named && /^[a-z0-9.-]{1,100}$/.test(named)) return named;
  if (pageBefore()) return null;
  return document.referrer && new URL(document.referrer).hostname;
}

document.addEventListener('visibilitychange', countOnceShown);
countOnceShown();

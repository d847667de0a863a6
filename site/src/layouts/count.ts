import { pageBefore } from '../data/pageBefore.ts';
import { COUNTED, COUNTING_KEY } from '../islands/cookie-consent/names.ts';

// Counts that this page was read, with its path and the site that the visitor came from. Stores nothing on the device and
// sends nothing that could tell visitors apart.

const READ_FOR_MS = 3_000;

/** A prefetched or hidden page does not count until it is visible. */
function countOnceShown() {
  if (document.visibilityState === 'hidden') return;
  document.removeEventListener('visibilitychange', countOnceShown);
  setTimeout(count, READ_FOR_MS);
}

function count() {
  if (!mayCount()) return;
  // Uses the settings directly, because the build has checked them and `readEnvironment` would double the size of this
  // script. Nobody waits for the request, so a failure needs no message; the browser's console shows it anyway.
  fetch(new URL('/rest/v1/rpc/count_view', import.meta.env.PUBLIC_SUPABASE_URL), {
    method: 'POST',
    headers: { apikey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, source: visitSource() }),
    keepalive: true,
  }).catch(() => undefined);
}

/** A browser that asks all sites not to track has answered for its visitor: https://www.w3.org/TR/gpc/ */
const mayCount = () =>
  localStorage.getItem(COUNTING_KEY) === COUNTED &&
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) &&
  navigator.doNotTrack !== '1';

/** The `utm_source` of the link or the host of the referring site; empty for neither, null for a step within the site. */
function visitSource(): string | null {
  // First, because the inquiry form may have its earlier address again: see findChoice.ts.
  if (pageBefore()) return null;
  const named = new URLSearchParams(location.search).get('utm_source')?.toLowerCase();
  if (named && /^[a-z0-9.-]{1,100}$/.test(named)) return named;
  return document.referrer && new URL(document.referrer).hostname;
}

document.addEventListener('visibilitychange', countOnceShown);
countOnceShown();

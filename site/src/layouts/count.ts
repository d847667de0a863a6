import { pageBefore } from '../data/pageBefore.ts';
import { COUNTED, COUNTING_KEY } from '../islands/cookie-consent/names.ts';

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
  // The build has checked both settings: `readEnvironment` would weigh as much as all this.
  // Nobody waits for it, so a failure needs no words; the console shows it by itself.
  fetch(new URL('/rest/v1/rpc/count_view', import.meta.env.PUBLIC_SUPABASE_URL), {
    method: 'POST',
    headers: { apikey: import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, source: visitSource() }),
    keepalive: true,
  }).catch(() => undefined);
}

/** A browser that asks for no tracking of any site has answered for its visitor: https://www.w3.org/TR/gpc/ */
const mayCount = () =>
  localStorage.getItem(COUNTING_KEY) === COUNTED &&
  !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) &&
  navigator.doNotTrack !== '1';

/** The host of the site before, or what a link of ours says of itself; empty for neither, null for a step within the site. */
function visitSource(): string | null {
  const named = new URLSearchParams(location.search).get('utm_source')?.toLowerCase();
  if (named && /^[a-z0-9.-]{1,100}$/.test(named)) return named;
  if (pageBefore()) return null;
  return document.referrer && new URL(document.referrer).hostname;
}

document.addEventListener('visibilitychange', countOnceShown);
countOnceShown();

/**
 * The page of the admin console or the chat with what it may load: itself and the backend. As in the site's own pages it
 * stands in a `<meta>`, before anything that it is about.
 */
export function addPolicy(page: string, supabaseUrl: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy(supabaseUrl)}">`;
  const marked = page.replace('<meta charset="utf-8">', (charset) => `${charset}${meta}`);
  if (marked === page) throw new Error('The page has no place for its content security policy.');
  return marked;
}

function policy(supabaseUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY}`,
    "font-src 'self'",
    `img-src 'self' data: blob: https: ${supabaseUrl}`,
    `connect-src 'self' ${supabaseUrl} ${supabaseUrl.replace(/^http/, 'ws')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // The chat's own names its service worker and nothing else; nobody makes a second.
    'trusted-types default',
  ].join('; ');
}

/**
 * The hash of nothing: Emotion (MUI) makes an empty `<style>` at run time and adds its rules one by one through the
 * object model, which no policy forbids. So no inline style that says something is let through.
 */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What keys look like, and other things that nobody outside may read. */
const PATTERNS: Record<string, RegExp> = {
  'secret key of Supabase': /\bsb_secret_[\w-]{16,}/g,
  'JSON web token': /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g,
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  'address with a password': /\b[a-z][a-z+]+:\/\/[\w.%-]+:(?!password@)[\w.%-]{8,}@[\w.-]+/g,
  'key of Resend': /\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{16,}/g,
  'token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40,})/g,
  'key of a cloud': /\bAKIA[A-Z0-9]{16}\b/g,
  'source map': /[#@] ?sourceMappingURL=\S+/g,
};

export interface Secret {
  kind: string;
  text: string;
}

/**
 * What a text should not hold.
 * @param known values that nobody outside may read either, by what they are: passwords, folders of this machine.
 */
export function findSecrets(text: string, known: Record<string, string> = {}): Secret[] {
  const looking = Object.entries(PATTERNS).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => ({ kind, text: found })),
  );
  const repeated = Object.entries(known)
    .filter(([, value]) => text.includes(value))
    .map(([kind, value]) => ({ kind, text: value }));
  return [...looking, ...repeated];
}

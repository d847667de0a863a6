import type { AstroUserConfig } from 'astro';

/**
 * What a public page may load, written into every page as a meta element; Astro adds the hashes of its scripts and styles.
 * @param apiUrl where the islands fetch their rows.
 */
export function contentSecurityPolicy(apiUrl = ''): NonNullable<AstroUserConfig['security']>['csp'] {
  return {
    directives: [
      "default-src 'none'",
      "font-src 'self'",
      "manifest-src 'self'",
      `connect-src 'self' ${apiUrl}`,
      // An admin may give a template or project a picture that lies elsewhere.
      `img-src 'self' data: https: ${apiUrl}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "trusted-types 'none'",
    ],
  };
}

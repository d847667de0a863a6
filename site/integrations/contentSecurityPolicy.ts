import type { AstroUserConfig } from 'astro';

/**
 * The policy that Astro writes into every public page as a meta element, with the hashes of its scripts and styles.
 * @param apiUrl where the islands fetch their rows.
 */
export function contentSecurityPolicy(apiUrl = ''): NonNullable<AstroUserConfig['security']>['csp'] {
  return {
    directives: [
      "default-src 'none'",
      "font-src 'self'",
      "manifest-src 'self'",
      `connect-src 'self' ${apiUrl}`,
      // An admin may enter a picture's address on another site.
      `img-src 'self' data: https: ${apiUrl}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      // No text becomes markup or a script's address (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API).
      "trusted-types 'none'",
      "require-trusted-types-for 'script'",
    ],
  };
}

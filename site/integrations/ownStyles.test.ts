import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withOwnStyles } from './ownStyles.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (styles: string, scriptHashes: string, styleHash: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scriptHashes}; style-src 'self' ${styleHash};">` +
  `<style>${styles}</style><p class="[&#38;>a]:flex">a &lt; b</p>` +
  '<script type="module" src="/a.js"></script><script>1 < 2</script><script type="application/ld+json">{}</script>';

test('a page keeps the styles that it or a script can need, and its policy names what it holds', () => {
  const css = '.\\[\\&\\>a\\]\\:flex>a{display:flex}@media (width<48rem){.b{top:0}.c{top:0}}';
  const own = '.\\[\\&\\>a\\]\\:flex>a{display:flex}@media (width<48rem){.c{top:0}}';
  const built = page(css, ` ${hash('elsewhere')} ${hash('1 < 2')}`, `${hash('elsewhere')} ${hash(css)}`);
  expect(withOwnStyles(built, new Set(['c']))).toBe(page(own, ` ${hash('1 < 2')}`, hash(own)));
});

import { expect, test } from 'vitest';
import { usedStyles } from './usedStyles.ts';

const left = (css: string, ...words: string[]) => usedStyles(css, new Set(words));

test('a rule stays where all of its classes are said', () => {
  const css = '.a{top:0}.b{top:1px}.a .b{top:2px}';
  expect(left(css, 'a')).toBe('.a{top:0}');
  expect(left(css, 'a', 'b')).toBe(css);
});

test('of a list only the said selectors stay', () => {
  expect(left('.a,.b,p{top:0}', 'b')).toBe('.b,p{top:0}');
});

test('names with signs are compared as they are written in the page', () => {
  const css = '.md\\:h-\\(--h\\){height:var(--h)}.w-\\[min\\(1px\\,2\\.5vw\\)\\]{width:1px}';
  expect(left(css, 'md:h-(--h)')).toBe('.md\\:h-\\(--h\\){height:var(--h)}');
  expect(left(css, 'w-[min(1px,2.5vw)]')).toBe('.w-\\[min\\(1px\\,2\\.5vw\\)\\]{width:1px}');
});

test('elements, states and attributes always stay, and so do alternatives and denials', () => {
  const css = 'dialog[open]:hover{top:0}:is(.a,.b)>p:not(.c){top:0}[data-hours=open] p{top:0}';
  expect(left(css)).toBe(css);
});

test('blocks that are empty go with their last rule', () => {
  expect(left('@layer a,b;@layer b{@media print{.a{top:0}}p{top:0}}')).toBe('@layer a,b;@layer b{p{top:0}}');
});

test('a custom property stays while something reads it or a script names it', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}:root{--a:1px;--b:var(--a);--c:2px}.p{top:var(--b)}.q{left:var(--x)}';
  expect(left(css, 'p')).toBe(':root{--a:1px;--b:var(--a)}.p{top:var(--b)}');
  expect(left(css, '--c')).toBe(':root{--c:2px}');
});

test('keyframes stay whole', () => {
  const css = '@keyframes rise{0%{opacity:0}to{opacity:1}}';
  expect(left(css)).toBe(css);
});

import { expect, test } from 'vitest';
import { pruneStyles, wordsOf } from './pruneStyles.ts';

const page = wordsOf(
  `<p class="card md:flex [&#38;&gt;p]:mt-4">…</p><script>row.className = 'open'</script>`,
);

test('keeps rules unchanged whose classes the page or a script mentions', () => {
  const style = [
    '.card>p,p{color:red}',
    '@layer utilities{@media (width>=48rem){.md\\:flex{display:flex}}.\\[\\&\\>p\\]\\:mt-4>p{margin-top:1rem}}',
    '.card.open:not(.shut){opacity:1}',
    '@keyframes turn{50%{rotate:1turn}}',
  ].join('');
  expect(pruneStyles([style], page)).toEqual([style]);
});

test('removes rules, selectors and blocks for classes that nothing mentions', () => {
  const style = '.card,.sign{color:red}.card .sign,:is(.sign,.plate) p{top:0}@media print{.sign{color:#000}}';
  expect(pruneStyles([style], page)).toEqual(['.card{color:red}']);
});

test('removes rules for elements that nothing mentions, and for parts of fields on pages without fields', () => {
  const style =
    '*,:before{margin:0}p{top:0}hr,p>hr{color:red}dialog{left:0}input{left:0}::placeholder{opacity:1}::-webkit-datetime-edit{padding:0}';
  expect(pruneStyles([style], wordsOf('<p>…</p>'))).toEqual(['*,:before{margin:0}p{top:0}']);
  expect(pruneStyles([style], wordsOf('<hr><p>…</p><script>jsx("dialog"),jsx(`input`)</script>'))).toEqual([
    style,
  ]);
});

test('keeps a rule if one of its alternatives can match', () => {
  expect(pruneStyles([':is(.sign,.card) p{top:0}'], page)).toEqual([':is(.sign,.card) p{top:0}']);
});

test('removes variables that nothing reads, and those that only such variables read', () => {
  const style =
    '@property --a{syntax:"*";inherits:false}:root{--a:var(--b);--b:1;--c:2;--d:3}.card{top:var(--c)}.sign{left:var(--d)}';
  expect(pruneStyles([style], page)).toEqual([':root{--c:2}.card{top:var(--c)}']);
});

test('keeps a variable that a script reads', () => {
  const style = ':root{--h:4rem}';
  expect(pruneStyles([style], wordsOf(`getPropertyValue('--h')`))).toEqual([style]);
});

test('keeps a variable that another sheet of the page reads', () => {
  const styles = [':root{--h:4rem}', '.card{height:var(--h)}'];
  expect(pruneStyles(styles, page)).toEqual(styles);
});

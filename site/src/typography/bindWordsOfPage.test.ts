import { expect, test } from 'vitest';
import { bindWordsOfPage } from './bindWordsOfPage.ts';

const visible = (text: string) => text.replaceAll('\u00a0', '·');

test('only the visible text of a page changes', () => {
  const page =
    '<head><title>Текст и цени</title></head><p title="а > и б">Текст и цени с <b>1 € </b></p>' +
    '<astro-island props="и в"><p>Текст и цени</p></astro-island><script>/* и в */</script>';
  expect(visible(bindWordsOfPage(page))).toBe(
    '<head><title>Текст и цени</title></head><p title="а > и б">Текст и·цени с <b>1·€ </b></p>' +
      '<astro-island props="и в"><p>Текст и цени</p></astro-island><script>/* и в */</script>',
  );
});

test('attributes may contain anything', () => {
  const page = '<!-- и в --><p><img alt="<b>а > 3–7 в" hidden></p><script>if (1 < 2) "<p>и в</p>"</script>';
  expect(bindWordsOfPage(page)).toBe(page);
  expect(visible(bindWordsOfPage(`${page}<pre>и в</pre>сайт с форма`))).toBe(
    `${page}<pre>и в</pre>сайт с·форма`,
  );
});

test('no line of a heading ends with a preposition', () => {
  expect(visible(bindWordsOfPage('<h1 class="a">Изработка на сайтове</h1><p>Изработка на сайтове</p>'))).toBe(
    '<h1 class="a">Изработка на·сайтове</h1><p>Изработка на сайтове</p>',
  );
});

test('ranges and comparatives are kept together, except where no element is allowed', () => {
  expect(bindWordsOfPage('<p>Най-после по-малко, по телефона</p>')).toBe(
    '<p><span class="nowrap">Най-после</span> <span class="nowrap">по-малко</span>, по телефона</p>',
  );
  expect(bindWordsOfPage('<p>от понеделник–петък</p>')).toBe(
    '<p>от <span class="nowrap">понеделник–петък</span></p>',
  );
  expect(bindWordsOfPage('<p>за 3–7 дни</p><option>3–7 дни</option>')).toBe(
    '<p>за <span class="nowrap">3–7</span>\u00a0дни</p><option>3–7 дни</option>',
  );
});

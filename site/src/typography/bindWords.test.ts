import { expect, test } from 'vitest';
import { bindWords, bindWordsOfPage } from './bindWords.ts';

const visible = (text: string) => text.replaceAll('\u00a0', '·');

test.each([
  ['сайт с форма и панел', 'сайт с·форма и·панел'],
  ['В цената влиза', 'В·цената влиза'],
  ['„С две думи“', '„С·две думи“'],
  ['а и в събота', 'а·и·в·събота'],
  ['от 30 лв. до 1 200 лв.', 'от 30·лв. до 1·200·лв.'],
  ['готов за 3–7 работни дни', 'готов за 3–7·работни дни'],
  ['12 октомври 2026 г.', '12·октомври 2026·г.'],
  ['15,34 € или 20 %', '15,34·€ или 20·%'],
  ['отворено – и нощем', 'отворено·– и·нощем'],
  ['в\n      работни дни', 'в·работни дни'],
  ['кой, какво, къде', 'кой, какво, къде'],
])('binds %j', (text, bound) => {
  expect(visible(bindWords(text))).toBe(bound);
});

test('only the text of a page is bound', () => {
  const page =
    '<head><title>Текст и цени</title></head><p title="а > и б">Текст и цени с <b>1 € </b></p>' +
    '<astro-island props="и в"><p>Текст и цени</p></astro-island><script>/* и в */</script>';
  expect(visible(bindWordsOfPage(page))).toBe(
    '<head><title>Текст и цени</title></head><p title="а > и б">Текст и·цени с <b>1·€ </b></p>' +
      '<astro-island props="и в"><p>Текст и цени</p></astro-island><script>/* и в */</script>',
  );
});

test('a line of a heading ends with no preposition', () => {
  expect(visible(bindWordsOfPage('<h1 class="a">Изработка на сайтове</h1><p>Изработка на сайтове</p>'))).toBe(
    '<h1 class="a">Изработка на·сайтове</h1><p>Изработка на сайтове</p>',
  );
});

test('a range and a comparison are kept together, but not where no element may stand', () => {
  expect(bindWordsOfPage('<p>Най-после по-малко, по телефона</p>')).toBe(
    '<p><span class="nowrap">Най-после</span> <span class="nowrap">по-малко</span>, по телефона</p>',
  );
  expect(bindWordsOfPage('<p>за 3–7 дни</p><option>3–7 дни</option>')).toBe(
    '<p>за <span class="nowrap">3–7</span>\u00a0дни</p><option>3–7 дни</option>',
  );
});

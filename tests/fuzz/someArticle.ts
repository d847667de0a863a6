import fc from 'fast-check';
import { article } from '../fixtures/article.ts';
import { enemy, oddPath, orOdd } from './oddWords.ts';
import { someText } from './someText.ts';

const markdown = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n\n',
        '\n',
        '## ',
        '### ',
        '- ',
        '> ',
        '1. ',
        '**',
        '*',
        '[а](/contact)',
        '![а](',
        ') ',
      ),
      fc.constantFrom(
        'content-images/none.webp)',
        '/pictures/blog/klekshop.svg)',
        '<b>',
        '`',
        '|',
        '\t',
        '\r',
      ),
      someText,
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((parts) => parts.join(''));

/** An article as somebody might put it into the table past every form. */
export const someArticle = fc.record({
  title: orOdd(article.title, someText, enemy),
  summary: orOdd(article.summary, someText, enemy),
  body: orOdd(article.body, markdown, markdown, enemy),
  author: orOdd(article.author, someText, enemy),
  published_on: orOdd(
    article.published_on,
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.constantFrom('infinity', '0044-03-15 BC', '12026-01-01', '2000-01-01', '2099-12-31', 'now'),
  ),
  tags: orOdd(article.tags, fc.array(fc.oneof(someText, enemy), { maxLength: 8 })),
  cover: orOdd(article.cover, oddPath),
  cover_alt: orOdd(article.cover_alt, someText, enemy),
  service: orOdd(article.service, someText, fc.constantFrom('templates', 'ai', 'advertising')),
  aside_title: orOdd(article.aside_title, someText, enemy),
  aside_text: orOdd(article.aside_text, someText, enemy),
});

/** Every time the same ones. */
export const oddArticles = (numRuns: number) => fc.sample(someArticle, { seed: 1, numRuns });

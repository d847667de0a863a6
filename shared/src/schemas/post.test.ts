import { describe, expect, test } from 'vitest';
import { postSchema } from './post.ts';

const article = {
  title: 'Щорите на Гъоте',
  summary: 'За витрините.',
  body: 'Увод.\n\n![Витрина нощем](content-images/a-1.webp)',
  cover: '/pictures/blog/klekshop.svg',
  cover_alt: 'Рисунка',
  tags: ['Сайтове', 'SEO'],
  author: 'Екипът на „Витрина“',
  published_on: '2026-11-20',
  service: 'websites',
  aside_title: 'Питайте',
  aside_text: 'Отговаряме.',
};
const messages = (change: object) =>
  postSchema.safeParse({ ...article, ...change }).error?.issues.map(({ message }) => message);

describe('an article', () => {
  test('passes when complete', () => {
    expect(postSchema.parse(article)).toEqual(article);
  });

  test.each([
    ['title', 'Заглавието е задължително'],
    ['summary', 'Описанието е задължително'],
    ['body', 'Текстът е задължителен'],
    ['cover', 'Добавете снимка за корицата'],
    ['cover_alt', 'Опишете какво се вижда на снимката'],
    ['tags', 'Добавете поне една тема'],
    ['author', 'Авторът е задължителен'],
    ['published_on', 'Изберете дата'],
    ['service', 'Изберете услуга'],
    ['aside_title', 'Заглавието на полето е задължително'],
    ['aside_text', 'Текстът на полето е задължителен'],
  ])('needs its %s', (field, message) => {
    for (const nothing of [undefined, null, '', ' \u200b'])
      expect(messages({ [field]: nothing })?.[0]).toBe(message);
  });

  test('loses pasted characters that cannot be stored', () => {
    expect(
      postSchema.parse({ ...article, title: ' Две\nредици\u0007 ', body: 'а\r\nб\u0000\tв' }),
    ).toMatchObject({
      title: 'Две редици',
      body: 'а\nб\tв',
    });
  });

  test('describes each of its pictures', () => {
    expect(messages({ body: 'Увод.\n\n![ ](content-images/a.webp)' })).toEqual([
      'Опишете какво се вижда на снимката',
    ]);
  });

  test('has one to six tags, each once', () => {
    expect(messages({ tags: [] })).toEqual(['Добавете поне една тема']);
    expect(messages({ tags: ['а', 'б', 'в', 'г', 'д', 'е', 'ж'] })).toEqual(['Най-много 6 теми']);
    expect(messages({ tags: ['SEO', 'seo'] })).toEqual(['Една и съща тема стои два пъти']);
  });

  test('is not longer than the database accepts', () => {
    expect(messages({ title: 'а'.repeat(201) })).toEqual(['Текстът е твърде дълъг – най-много 200 знака.']);
    expect(messages({ body: 'а'.repeat(40_001) })).toEqual([
      'Текстът е твърде дълъг – най-много 40000 знака.',
    ]);
  });

  test('has a valid date', () => {
    for (const published_on of ['2026-02-30', '1999-12-31', '20.11.2026'])
      expect(messages({ published_on })?.[0]).toBe('Изберете дата');
  });
});

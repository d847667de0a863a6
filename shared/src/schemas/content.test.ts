import { describe, expect, test } from 'vitest';
import { galleryImageSchema } from './galleryImage.ts';
import { packageSchema } from './package.ts';
import { projectSchema } from './project.ts';
import { templateSchema } from './template.ts';

const project = {
  title: ' Отстъпки ',
  description: 'Купони.',
  image: '/pictures/gallery/a.webp',
  url: 'https://a.example',
};
const template = {
  name: 'Механа',
  description: 'Меню.',
  demo_url: '/demo/mehana',
  image_url: null,
  order_index: 2,
  status: 'active',
};
const image = {
  title: 'Роза',
  description: null,
  alt: null,
  image_url: 'https://a.example/1.webp',
  order_index: 0,
};

type Schema = typeof projectSchema | typeof templateSchema | typeof galleryImageSchema;
const messages = (schema: Schema, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message);

describe('a project', () => {
  test('passes when complete, and is trimmed', () => {
    expect(projectSchema.parse(project)).toEqual({ ...project, title: 'Отстъпки' });
  });

  test.each([
    ['title', 'Заглавието е задължително'],
    ['description', 'Описанието е задължително'],
    ['image', 'Изображението е задължително'],
  ])('needs its %s', (field, message) => {
    for (const nothing of [undefined, null, '  '])
      expect(messages(projectSchema, { ...project, [field]: nothing })?.[0]).toBe(message);
  });

  test('may have no address, which becomes null', () => {
    for (const nothing of [undefined, null, '', ' '])
      expect(projectSchema.parse({ ...project, url: nothing }).url).toBeNull();
  });

  test.each([
    'javascript:alert(1)',
    'example.bg',
    '//example.bg',
    '/\\example.bg',
    'https://',
    'ftp://a.bg',
    'a b',
  ])('refuses the address %s', (url) => {
    expect(messages(projectSchema, { ...project, url })).toEqual(['Моля, въведете валиден URL на сайта']);
  });

  test('accepts web addresses and paths of this site', () => {
    for (const url of ['https://example.bg/път?a=1#b', 'HTTP://127.0.0.1:4321/a', '/demo/mehana', '/'])
      expect(projectSchema.parse({ ...project, url }).url).toBe(url);
  });
});

describe('a template', () => {
  test.each([
    ['name', 'Името е задължително'],
    ['description', 'Описанието е задължително'],
    ['demo_url', 'Демо адресът е задължителен'],
  ])('needs its %s', (field, message) => {
    expect(messages(templateSchema, { ...template, [field]: null })).toEqual([message]);
  });

  test('is active or inactive', () => {
    expect(messages(templateSchema, { ...template, status: 'draft' })).toHaveLength(1);
  });

  test.each([
    ['abc', 0],
    ['', 2_147_483_647],
    [null, 2_147_483_647],
    ['7', 7],
    [2.9, 2],
    ['1e20', 2_147_483_647],
  ])('turns the place %j into %i', (typed, place) => {
    expect(templateSchema.parse({ ...template, order_index: typed }).order_index).toBe(place);
  });

  test('has no place below 0', () => {
    expect(messages(templateSchema, { ...template, order_index: '-1' })).toEqual([
      'Редът не може да е под 0',
    ]);
  });
});

describe('a gallery picture', () => {
  test('needs a title and a picture', () => {
    expect(messages(galleryImageSchema, { ...image, title: '', image_url: null })).toEqual([
      'Заглавието е задължително',
      'Моля изберете снимка',
    ]);
  });

  test('may have no description and no alternative text, which become null', () => {
    const parsed = galleryImageSchema.parse({ ...image, description: '  ', alt: ' ' });
    expect(parsed).toEqual(image);
  });

  test('takes at most 300 characters of alternative text', () => {
    expect(galleryImageSchema.parse({ ...image, alt: 'я'.repeat(300) }).alt).toHaveLength(300);
    expect(messages(galleryImageSchema, { ...image, alt: 'я'.repeat(301) })).toEqual([
      'Текстът е твърде дълъг – най-много 300 знака.',
    ]);
  });

  test('refuses a description of 2001 characters with the limit', () => {
    expect(messages(galleryImageSchema, { ...image, description: 'я'.repeat(2001) })).toEqual([
      'Текстът е твърде дълъг – най-много 2000 знака.',
    ]);
  });
});

test.each([
  [' включено ', true],
  ['–', false],
  ['-', false],
  ['Включено за 3 месеца', 'Включено за 3 месеца'],
  ['– по договаряне ', '– по договаряне'],
  [true, true],
])('%j in a row of a package means %j', (typed, stored) => {
  expect(packageSchema.shape.rows.def.valueType.parse(typed)).toBe(stored);
});

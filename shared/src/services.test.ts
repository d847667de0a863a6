import { expect, test } from 'vitest';
import { serviceLabel } from './services.ts';

const titles = {
  websites: 'Изработка на уебсайтове',
  copywriting: 'SEO статии и копирайтинг',
  advertising: 'Реклама в наши платформи',
  templates: 'Готови сайтове',
};

test.each([
  ['websites', 'Изработка на уебсайтове'],
  ['logo-design', 'Лого дизайн'],
  ['banners', 'Рекламни банери'],
  ['copywriting', 'SEO статии и копирайтинг'],
  ['advertising', 'Реклама в наши платформи'],
  ['templates', 'Готови сайтове'],
  ['other', 'Друго'],
])('the service %s is shown by its name', (id, name) => {
  expect(serviceLabel(id, titles)).toBe(name);
});

test('an inquiry without a template says so', () => {
  expect(serviceLabel('no-template', titles)).toBe('Без шаблон');
});

test('the name of a template is quoted', () => {
  expect(serviceLabel('Старият орех', titles)).toBe('„Старият орех“');
});

test.each(['drone-video', 'constructor', 'websites'])('the unknown id %s stays as it is', (id) => {
  expect(serviceLabel(id, {})).toBe(id);
});

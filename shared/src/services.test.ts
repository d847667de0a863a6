import { expect, test } from 'vitest';
import { serviceLabel } from './services.ts';

test.each([
  ['websites', 'Изработка на уебсайтове'],
  ['logo-design', 'Лого дизайн'],
  ['banners', 'Рекламни банери'],
  ['copywriting', 'SEO статии и копирайтинг'],
  ['advertising', 'Реклама в наши платформи'],
  ['templates', 'Готови сайтове'],
  ['other', 'Друго'],
])('the service %s has its name', (id, name) => {
  expect(serviceLabel(id)).toBe(name);
});

test('it is said when no template was chosen', () => {
  expect(serviceLabel('no-template')).toBe('Без шаблон');
});

test('the name of a template is quoted', () => {
  expect(serviceLabel('Старият орех')).toBe('„Старият орех“');
});

test.each(['drone-video', 'constructor'])('the unknown id %s stays as it is', (id) => {
  expect(serviceLabel(id)).toBe(id);
});

import { expect, test } from 'vitest';
import { labelOf } from './labelOf.ts';

const titles = {
  services: { websites: 'Изработка на уебсайтове', templates: 'Готови сайтове' },
  articles: { 1: 'Клекшопът и първият екран' },
};

test.each([
  ['page', '/', 'Начало'],
  ['page', '', 'Направо'],
  ['read', '/services/websites', 'Изработка на уебсайтове'],
  ['read', '/templates', 'Готови сайтове'],
  ['read', '/services/templates', 'Услуга „Готови сайтове“'],
  ['read', '/templates/mehana', 'Сайт за механа'],
  ['read', '/blog/1', 'Статия „Клекшопът и първият екран“'],
  ['read', '/blog/7', '/blog/7'],
  ['read', '/services/logo', '/services/logo'],
  ['read', '/services/__proto__', '/services/__proto__'],
  ['read', '/services/constructor', '/services/constructor'],
  ['read', '/blog/__proto__', '/blog/__proto__'],
  ['page', '/blog/constructor', '/blog/constructor'],
  ['visit', '', 'Направо'],
  ['visit', 'google.com', 'google.com'],
  ['source', 'recommended', 'Препоръка'],
] as const)('in "%s" the label "%s" reads „%s“', (measure, label, words) => {
  expect(labelOf(measure, label, titles)).toBe(words);
});

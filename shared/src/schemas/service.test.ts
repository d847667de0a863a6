import { expect, test } from 'vitest';
import { serviceSchema } from './service.ts';

const service = {
  title: ' Надписи\nза врати ',
  sign: 'Надписи',
  summary: 'Кой е вътре.',
  description: 'Надпис, който се чете.',
  long_description: 'Пишем надписа и го закачаме.',
  display: 'content-images/1.webp',
  display_alt: 'Врата',
  display_address: ' ',
  features: Array.from({ length: 10 }, () => 'Ред'),
  gallery_title: 'Три врати',
  gallery: Array.from({ length: 3 }, () => ({
    picture: '/pictures/services/x.svg',
    alt: 'Врата',
    caption: 'Лява',
  })),
  faqs: Array.from({ length: 3 }, () => ({ question: 'Кога?', answer: 'Утре.' })),
  closing_title: 'Пишете ни',
  closing_text: 'Отговаряме.',
};

const messages = (change: object) =>
  serviceSchema
    .safeParse({ ...service, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a service consists of lines, and its address is optional', () => {
  expect(serviceSchema.parse(service)).toEqual({
    ...service,
    title: 'Надписи за врати',
    display_address: null,
  });
});

test.each([
  [{ title: null }, 'title: Заглавието е задължително'],
  [{ sign: ' ' }, 'sign: Табелата е задължителна'],
  [{ display: 'javascript:alert(1)' }, 'display: Добавете снимка'],
  [{ display_alt: ' ' }, 'display_alt: Опишете какво се вижда на снимката'],
  [{ features: service.features.with(4, ' ') }, 'features.4: Напишете какво влиза.'],
  [
    { gallery: service.gallery.with(1, { picture: '/x', alt: 'Врата', caption: 'Дясна' }) },
    'gallery.1.picture: Добавете снимка',
  ],
  [{ faqs: service.faqs.slice(1) }, 'faqs: Поне три въпроса'],
  [
    { faqs: service.faqs.with(2, { question: 'Кога?', answer: '' }) },
    'faqs.2.answer: Отговорът е задължителен',
  ],
  [
    { faqs: service.faqs.with(0, { question: 'Колко?', answer: '{edit-page} или {Нова страница}.' }) },
    'faqs.0.answer: Няма цена с име Нова страница',
  ],
  [
    { faqs: service.faqs.with(0, { question: 'Защо {Нова страница}?', answer: '{edit-page}' }) },
    'faqs.0.question: Няма цена с име Нова страница',
  ],
  [{ closing_text: 'x'.repeat(401) }, 'closing_text: Текстът е твърде дълъг – най-много 400 знака.'],
])('%j is refused', (change, message) => {
  expect(messages(change)).toEqual([message]);
});

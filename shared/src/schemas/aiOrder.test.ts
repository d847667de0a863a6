import { expect, test } from 'vitest';
import { aiOrderSchema, contactMessageOf, imageTypes } from './aiOrder.ts';

const valid = {
  name: ' Ана Петрова ',
  email: 'ana@example.com',
  description: 'Три хляба на дъска, сутрешна светлина.',
  imageType: 'premium',
  website: '',
};

const messages = (input: unknown) =>
  aiOrderSchema.safeParse(input).error?.issues.map(({ message }) => message);

test.each(['basic', 'premium', 'logo'])(
  'an order is stored as a message that names its package: %s',
  (imageType) => {
    expect(contactMessageOf(aiOrderSchema.parse({ ...valid, imageType }))).toEqual({
      name: 'Ана Петрова',
      email: 'ana@example.com',
      phone: 'N/A',
      title: `AI Design Order - ${imageType}`,
      message: `Три хляба на дъска, сутрешна светлина.\nPackage: ${imageType}`,
      website: '',
    });
  },
);

test.each([
  ['name', 'Моля, въведете вашето име.'],
  ['email', 'Моля, въведете валиден имейл адрес.'],
  ['description', 'Моля, опишете какво да нарисуваме.'],
])('%s must not be missing or blank', (field, message) => {
  expect(messages({ ...valid, [field]: undefined })).toEqual([message]);
  expect(messages({ ...valid, [field]: '   ' })?.[0]).toBe(message);
});

test('only the three packages can be ordered', () => {
  expect(messages({ ...valid, imageType: 'video' })).toHaveLength(1);
});

test('the longest description still fits a message with any package', () => {
  const longest = { ...valid, description: 'я'.repeat(3950) };
  for (const imageType of imageTypes) {
    const order = aiOrderSchema.parse({ ...longest, imageType });
    expect(contactMessageOf(order).message.length).toBeLessThanOrEqual(4000);
  }
  expect(messages({ ...valid, description: 'я'.repeat(3951) })).toEqual([
    'Текстът е твърде дълъг – най-много 3950 знака.',
  ]);
});

import { serviceNames } from '@vitrina/shared/text.ts';
import { expect, test } from 'vitest';
import { serviceChoices, templateChoices } from './serviceChoices.ts';

test('every service can be chosen by its name', () => {
  const services = serviceChoices(serviceNames({ websites: 'Изработка на уебсайтове' }));
  expect(services.map(({ value }) => value)).toEqual([
    'websites',
    'logo-design',
    'banners',
    'copywriting',
    'advertising',
    'templates',
    'other',
  ]);
  expect(services[0]?.label).toBe('Изработка на уебсайтове');
});

test('no template or any active one can be chosen', () => {
  expect(templateChoices(['Старият орех', 'Ария'])).toEqual([
    { value: 'no-template', label: 'Без шаблон' },
    { value: 'Старият орех', label: 'Старият орех' },
    { value: 'Ария', label: 'Ария' },
  ]);
});

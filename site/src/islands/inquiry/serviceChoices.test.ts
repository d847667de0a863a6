import { serviceNames } from '@vitrina/shared/text.ts';
import { expect, test } from 'vitest';
import { serviceChoices, templateChoices } from './serviceChoices.ts';

test('one can choose every service by its name', () => {
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

test('one can choose no template or any on show', () => {
  expect(templateChoices(['Старият орех', 'Ария'])).toEqual([
    { value: 'no-template', label: 'Без шаблон' },
    { value: 'Старият орех', label: 'Старият орех' },
    { value: 'Ария', label: 'Ария' },
  ]);
});

import { expect, it } from 'vitest';
import { servicesNamed } from './servicesNamed.ts';

it('finds a service by the name that the list shows', () => {
  expect(servicesNamed('Лого диз')).toEqual(['logo-design']);
  expect(servicesNamed('без шаблон')).toEqual(['no-template']);
  expect(servicesNamed('орех')).toEqual([]);
});

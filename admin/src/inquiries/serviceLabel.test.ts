import { describe, expect, it } from 'vitest';
import { serviceLabel, servicesNamed } from './serviceLabel.ts';

describe('serviceLabel', () => {
  it('names the services of the studio', () => {
    expect(serviceLabel('copywriting')).toBe('SEO статии и копирайтинг');
    expect(serviceLabel('logo-design')).toBe('Лого дизайн');
  });

  it('says when no template was chosen', () => {
    expect(serviceLabel('no-template')).toBe('Без шаблон');
  });

  it('quotes the name of a template', () => {
    expect(serviceLabel('Старият орех')).toBe('„Старият орех“');
  });

  it('shows an unknown id as it is', () => {
    expect(serviceLabel('drone-video')).toBe('drone-video');
    expect(serviceLabel('constructor')).toBe('constructor');
  });
});

describe('servicesNamed', () => {
  it('finds a service by the name that the list shows', () => {
    expect(servicesNamed('Лого диз')).toEqual(['logo-design']);
    expect(servicesNamed('без шаблон')).toEqual(['no-template']);
    expect(servicesNamed('орех')).toEqual([]);
  });
});

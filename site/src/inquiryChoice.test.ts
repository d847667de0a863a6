import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceInAddress, choiceQuery, inquiryAddress } from './inquiryChoice.ts';

const read = (address: string) => choiceInAddress(new URL(address, 'https://vitrina.example').searchParams);

test('an address encodes a choice readably', () => {
  expect(inquiryAddress({ items: { 'package-platform': 1, 'service-copywriting': 2 } })).toBe(
    '/inquiry?item=package-platform&item=service-copywriting*2#inquiry-form',
  );
  expect(inquiryAddress({ service: 'websites' })).toBe('/inquiry?service=websites#inquiry-form');
  expect(inquiryAddress({ template: 'Ария' })).toBe(
    '/inquiry?template=%D0%90%D1%80%D0%B8%D1%8F#inquiry-form',
  );
});

test('a choice takes the place of another one, and what else the address carries stays', () => {
  const query = new URLSearchParams('utm_source=viber&item=edit-page&service=websites');
  expect(choiceQuery({ items: { 'ai-logo': 2 } }, query)).toBe('?utm_source=viber&item=ai-logo*2');
  expect(choiceQuery({}, query)).toBe('?utm_source=viber');
});

test('reading an address returns the choice that it was made from', () => {
  const id = fc.constantFrom('package-informational', 'service-copywriting', 'edit-page', 'ai-logo');
  const name = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((text) => text.isWellFormed() && text.trim() === text);
  const choice = fc.record(
    {
      items: fc.dictionary(id, fc.integer({ min: 1, max: 99 }), { minKeys: 1 }),
      service: name,
      template: name,
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(read(inquiryAddress(chosen))).toEqual(chosen);
    }),
  );
});

test("a sign's name needs a template or a ready-made site, and is one line of at most forty characters", () => {
  expect(read(inquiryAddress({ template: 'Ария', sign: 'При „бай“ & Ставри?' }))).toEqual({
    template: 'Ария',
    sign: 'При „бай“ & Ставри?',
  });
  expect(read(inquiryAddress({ service: 'templates', sign: 'При бай Ставри' }))).toEqual({
    service: 'templates',
    sign: 'При бай Ставри',
  });
  expect(read('/inquiry?service=websites&sign=При+бай+Ставри')).toEqual({ service: 'websites' });
  expect(read('/inquiry?sign=При+бай+Ставри')).toEqual({});
  expect(read(`/inquiry?template=Ария&sign=%0A${'я'.repeat(99)}`).sign).toBe('я'.repeat(40));
  expect(read('/inquiry?template=Ария&sign=%E2%80%AE+')).toEqual({ template: 'Ария' });
});

test.each([
  '',
  '?item=',
  '?item=Пакет',
  '?item=a*0',
  '?item=a*100',
  '?item=a*-1',
  '?item=__proto__',
  '?template=+',
  '?other=x',
])('the address /inquiry%s asks for nothing', (query) => expect(read(`/inquiry${query}`)).toEqual({}));

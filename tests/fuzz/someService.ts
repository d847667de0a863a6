import fc from 'fast-check';
import { service } from '../fixtures/service.ts';
import { enemy, oddPath, orOdd } from './oddWords.ts';
import { someText } from './someText.ts';

const words = fc.oneof({ weight: 12, arbitrary: fc.constant('Дума') }, someText, enemy);
const [picture] = service.gallery;

/** What a service says as somebody might put it into the table past every form. */
export const someService = fc.record({
  title: orOdd(service.title, words),
  sign: orOdd(service.sign, words),
  summary: orOdd(service.summary, words),
  description: orOdd(service.description, words),
  long_description: orOdd(service.long_description, words),
  display: orOdd(service.display, oddPath),
  display_alt: orOdd(service.display_alt, words),
  display_address: orOdd(null, words),
  features: orOdd(
    service.features,
    fc.array(words, { minLength: 10, maxLength: 10 }),
    fc.array(words, { maxLength: 11 }),
    fc.constantFrom([service.features], null),
  ),
  gallery_title: orOdd(service.gallery_title, words),
  gallery: orOdd(
    service.gallery,
    fc.array(fc.record({ picture: orOdd(picture?.picture, oddPath), alt: words, caption: words }), {
      minLength: 3,
      maxLength: 3,
    }),
    fc.array(fc.jsonValue(), { maxLength: 4 }),
    fc.jsonValue(),
  ),
  faqs: orOdd(
    service.faqs,
    fc.array(fc.record({ question: words, answer: words }), { minLength: 2, maxLength: 9 }),
    fc.array(fc.jsonValue(), { maxLength: 4 }),
    fc.jsonValue(),
  ),
  closing_title: orOdd(service.closing_title, words),
  closing_text: orOdd(service.closing_text, words),
});

/** Every time the same ones. */
export const oddServices = (numRuns: number) => fc.sample(someService, { seed: 1, numRuns });

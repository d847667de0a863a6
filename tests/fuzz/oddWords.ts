import fc from 'fast-check';

/** Mostly as it should be, so that what is odd meets a whole row. */
export const orOdd = <Value>(usual: Value, ...odd: fc.Arbitrary<unknown>[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant<unknown>(usual) }, ...odd);

export const enemy = fc.constantFrom(
  '"></title></script><img src=x onerror=alert(1)>',
  '<!-- ',
  '{{7*7}} {edit-page}',
  ']]>',
  'а\u202eб',
  '&amp;&#0;',
  'x'.repeat(200),
);

export const oddPath = fc.constantFrom(
  '/pictures/blog/none.svg',
  'content-images/none.webp',
  'content-images/..webp',
  'https://example.bg/1.webp',
  '/pictures/../../.env',
);

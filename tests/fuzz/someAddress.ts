import fc from 'fast-check';
import { someText } from './someText.ts';

/** What somebody may hide in a link: markup, other hosts, schemes, JSON, paths, half an escape. */
const trick = fc.constantFrom(
  '"><img class="planted" src=x onerror=alert(1)>',
  '<script class="planted">alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example/',
  '\\\\evil.example',
  '../../..',
  '__proto__',
  'constructor',
  '{"q":{"$ne":null}}',
  '{"q":"a","__proto__":{"polluted":1}}',
  '[]',
  'null',
  '-1',
  '1e309',
  'NaN',
  '00000000-0000-4000-8000-000000000000',
);
const broken = fc.constantFrom('%', '%E0%A4%A', '%00', '%u0041', '&&==', '?', '#', '%2F%2Fevil.example', '+');

/** A value as it stands in an address: escaped as it should be, in half where it is cut off, or not at all. */
const value = fc.oneof(
  fc.oneof(trick, someText).map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 4000)),
  trick.map((text) => text.replaceAll('#', '')),
  broken,
);

/** What stands behind the path of an address: a query of these names and any others, a hash, both or neither. */
export function someAddressEnd(names: string[]): fc.Arbitrary<string> {
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: value });
  const pair = fc.tuple(name, value).map((sides) => sides.join('='));
  const query = fc
    .array(pair, { maxLength: 3 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
  const hash = fc.option(value, { nil: '' }).map((text) => text && `#${text}`);
  return fc.tuple(query, hash).map((parts) => parts.join(''));
}

/** One step of a path, which leads nowhere else. */
export const somePathStep: fc.Arbitrary<string> = fc
  .oneof(trick, someText)
  .filter((text) => !/^[.\s]*$/.test(text))
  .map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 1000));

import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { atSignIn } from './react-admin/sign-in/bg.ts';

type Words = Readonly<Record<string, object>>;

let messages: { ra: object; resources: Words } = { ra: atSignIn, resources: {} };

// The type also demands texts of parts that the console does not use.
export const i18nProvider = polyglotI18nProvider(() => messages as unknown as TranslationMessages, 'bg');

/** Adds texts that are only needed after the sign-in, or on one page. Texts that are already shown do not change. */
export async function addWords({ ra = messages.ra, resources }: { ra?: object; resources: Words }) {
  const known = messages.resources;
  const added = Object.entries(resources).map(([name, words]) => [name, { ...known[name], ...words }]);
  messages = { ra, resources: { ...known, ...Object.fromEntries(added) } };
  await i18nProvider.changeLocale('bg');
}

import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { atSignIn } from './react-admin/sign-in/bg.ts';

type Words = Readonly<Record<string, object>>;

let messages: { ra: object; resources: Words } = { ra: atSignIn, resources: {} };

// It asks for the words of parts that the console does not have, too.
export const i18nProvider = polyglotI18nProvider(() => messages as unknown as TranslationMessages, 'bg');

/** For what is said behind the sign-in alone. What is shown already says nothing else because of it. */
export async function addWords({ ra = messages.ra, resources }: { ra?: object; resources: Words }) {
  const known = messages.resources;
  const added = Object.entries(resources).map(([name, words]) => [name, { ...known[name], ...words }]);
  messages = { ra, resources: { ...known, ...Object.fromEntries(added) } };
  await i18nProvider.changeLocale('bg');
}

import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { atSignIn } from './react-admin/sign-in/bg.ts';

let messages: object = { ra: atSignIn };

// It asks for the words of parts that the console does not have, too.
export const i18nProvider = polyglotI18nProvider(() => messages as TranslationMessages, 'bg');

/** For what is said behind the sign-in alone. What is shown already says nothing else because of it. */
export async function addWords(words: object): Promise<void> {
  messages = words;
  await i18nProvider.changeLocale('bg');
}

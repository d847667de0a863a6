import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { bg } from './bg.ts';

// It asks for the words of parts that the console does not have, too.
export const i18nProvider = polyglotI18nProvider(() => bg as unknown as TranslationMessages, 'bg');

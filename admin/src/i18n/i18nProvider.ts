import polyglotI18nProvider from 'ra-i18n-polyglot';
import { bg } from './bg.ts';

export const i18nProvider = polyglotI18nProvider(() => bg, 'bg');

import type { Moment } from './dates.ts';

/** Bulgarian texts that several parts of the product show. Texts of one part are in that part. */
export const text = {
  tooLong: (limit: number) => `Текстът е твърде дълъг – най-много ${limit} знака.`,
  dayMissing: 'Изберете дата.',
  dayOfAnotherCentury: 'Изберете ден между 2000 и 2099\u00a0г.',
  tryAgain: 'Опитайте отново',
  downloadCopy: 'Изтегли копие (JSON)',
  night: 'Нощен изглед',
  money: { from: 'от', leva: 'лв.', per: (unit: string) => `на\u00a0${unit}` },
  toast: {
    region: 'Известия',
    close: 'Затвори известието',
  },
} as const;

/** „в 09:41“, or „на 20.11.2026 г. в 09:41“. */
export const atMoment = ({ clock, date }: Moment) => (date ? `на ${date} в ${clock}` : `в ${clock}`);

export const serverUnreachable = 'Няма връзка със сървъра';
export const unreachableTryAgain = `${serverUnreachable}. Моля, опитайте отново.`;

export const noSuchPrice = (id: string) => `Няма цена с име ${id}`;

/** The titles of services, by id. */
export type ServiceTitles = Readonly<Record<string, string>>;

/** The subjects of an inquiry by stored id, in the order of the form. An unknown id is shown as it is. */
export const serviceNames = ({
  websites = 'websites',
  copywriting = 'copywriting',
  advertising = 'advertising',
  templates = 'templates',
}: ServiceTitles): Readonly<Record<string, string>> => ({
  websites,
  'logo-design': 'Лого дизайн',
  banners: 'Рекламни банери',
  copywriting,
  advertising,
  templates,
  other: 'Друго',
});

/** What the console and its mails call a version that was not published at its time. */
export const scheduleFailed = 'Насрочената публикация не успя';

/** The possible answers to how a visitor heard of the studio, in order; the database accepts these keys. */
export const sourceNames = {
  google: 'Google',
  social: 'Facebook или Instagram',
  recommended: 'Препоръка',
  site: 'Видях ваш сайт',
  other: 'Другаде',
};

/** Whether prices include VAT: those of an offer, and those on the site. */
export const vatText = {
  none: 'Не се начислява ДДС.',
  included: 'С включен ДДС.',
  added: 'Цените са без ДДС.',
};

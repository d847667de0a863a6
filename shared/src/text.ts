/** Bulgarian texts that more than one part of the product shows. What one part alone shows stands there. */
export const text = {
  inquiry: {
    nameMissing: 'Моля, въведете вашето име.',
    emailInvalid: 'Моля, въведете валиден имейл адрес.',
    phoneMissing: 'Моля, въведете телефонен номер.',
    serviceMissing: 'Моля, изберете шаблон.',
    messageMissing: 'Моля, въведете съобщение.',
    noTemplate: 'Без шаблон',
    template: (name: string) => `„${name}“`,
    tooMany: 'Изпратихте твърде много запитвания. Моля, опитайте отново по-късно.',
  },
  contactMessage: {
    titleMissing: 'Моля, въведете тема.',
  },
  aiOrder: {
    descriptionMissing: 'Моля, опишете какво да нарисуваме.',
  },
  tooLong: (limit: number) => `Текстът е твърде дълъг – най-много ${limit} знака.`,
  tryAgain: 'Опитайте отново',
  night: 'Нощен изглед',
  money: { from: 'от', leva: 'лв.' },
  toast: {
    region: 'Известия',
    close: 'Затворете известието',
  },
} as const;

/** No answer came to a request. */
export const serverUnreachable = 'Няма връзка със сървъра';

/** What the studio calls its services, by their ids. */
export type ServiceTitles = Readonly<Record<string, string>>;

/** Names of what an inquiry can be about, by the id that is stored, as the form lists them. An unknown id is shown as it is. */
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

/** What a visitor can answer to how they heard of the studio, in this order; the database takes these keys. */
export const sourceNames = {
  google: 'Google',
  social: 'Facebook или Instagram',
  recommended: 'Препоръка',
  site: 'Видях ваш сайт',
  other: 'Другаде',
};

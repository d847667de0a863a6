export const emailInvalid = 'Моля, въведете валиден имейл адрес.';

/** Bulgarian texts about what visitors send with the site's forms. */
export const text = {
  inquiry: {
    nameMissing: 'Моля, въведете вашето име.',
    emailInvalid,
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
} as const;

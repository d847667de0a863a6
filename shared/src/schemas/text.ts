/** What the console's forms say; site and chat load none of it. */
export const text = {
  project: {
    titleMissing: 'Заглавието е задължително',
    descriptionMissing: 'Описанието е задължително',
    imageMissing: 'Изображението е задължително',
    urlInvalid: 'Моля, въведете валиден URL на сайта',
  },
  template: {
    nameMissing: 'Името е задължително',
    descriptionMissing: 'Описанието е задължително',
    demoMissing: 'Демо адресът е задължителен',
    demoInvalid: 'Моля, въведете валиден URL на демото',
  },
  galleryImage: {
    titleMissing: 'Заглавието е задължително',
    imageMissing: 'Моля изберете снимка',
  },
  post: {
    titleMissing: 'Заглавието е задължително',
    summaryMissing: 'Описанието е задължително',
    bodyMissing: 'Текстът е задължителен',
    pictureUndescribed: 'Опишете какво се вижда на снимката',
    coverMissing: 'Добавете снимка за корицата',
    tagsMissing: 'Добавете поне една тема',
    tooManyTags: (limit: number) => `Най-много ${limit} теми`,
    tagTwice: 'Една и съща тема стои два пъти',
    authorMissing: 'Авторът е задължителен',
    dateMissing: 'Изберете дата',
    serviceMissing: 'Изберете услуга',
    asideTitleMissing: 'Заглавието на полето е задължително',
    asideTextMissing: 'Текстът на полето е задължителен',
  },
  person: {
    nameMissing: 'Името е задължително',
    emailInvalid: 'Моля, въведете валиден имейл адрес.',
  },
  step: {
    whatMissing: 'Напишете какво ще направите.',
    dayMissing: 'Изберете дата.',
  },
  note: { missing: 'Напишете бележката.' },
  letter: {
    subjectMissing: 'Темата е задължителна',
    bodyMissing: 'Напишете писмото.',
  },
  cannedReply: {
    titleMissing: 'Заглавието е задължително',
    bodyMissing: 'Текстът е задължителен',
  },
  faq: {
    questionMissing: 'Въпросът е задължителен',
    answerMissing: 'Отговорът е задължителен',
  },
  testimonial: {
    nameMissing: 'Името е задължително',
    quoteMissing: 'Напишете мнението.',
    ratingMissing: 'Изберете оценка.',
  },
  imageLinkInvalid: 'Моля, въведете валиден URL на изображението',
  negativePlace: 'Редът не може да е под 0',
};

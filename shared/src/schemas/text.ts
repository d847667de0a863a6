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
  studioFacts: {
    emailInvalid: 'Моля, въведете валиден имейл адрес.',
    phoneMissing: 'Телефонът е задължителен',
    phoneInvalid: 'Напишете телефона с кода, например 02 000 00 00.',
    phoneTwice: 'Един телефон стои два пъти.',
    addressMissing: 'Адресът е задължителен',
    clockInvalid: 'Напишете час, например 09:00.',
    closesBefore: 'Затварянето е след отварянето.',
    neverOpen: 'Отбележете поне един работен ден.',
    dayInvalid: 'Изберете дата.',
    profileMissing: 'Името е задължително',
    profileInvalid: 'Моля, въведете валиден адрес с https://',
  },
  imageLinkInvalid: 'Моля, въведете валиден URL на изображението',
  negativePlace: 'Редът не може да е под 0',
};

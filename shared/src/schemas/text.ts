/** What the console's forms of the site's content say; site and chat load none of it. */
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
  imageLinkInvalid: 'Моля, въведете валиден URL на изображението',
  negativePlace: 'Редът не може да е под 0',
};

import type { ContentText } from '../content/ContentKind.ts';

const content: ContentText = {
  title: 'Шаблони за сайтове',
  intro: 'Управление на шаблоните, които се показват на клиентите',
  add: 'Нов шаблон',
  empty: 'Няма добавени шаблони',
  loading: 'Зареждане на шаблоните...',
  loadFailed: 'Грешка при зареждане',
  loadFailedReason: 'Възникна грешка при зареждането на шаблоните.',
  edit: (name) => `Редактирай шаблона „${name}“`,
  reorderFailed: (reason) => `Грешка при пренареждане на шаблони\n${reason}`,
  delete: {
    of: (name) => `Изтрий шаблона „${name}“`,
    title: 'Сигурни ли сте?',
    question: (name) => `Това действие ще изтрие шаблона „${name}“ и не може да бъде отменено.`,
    done: 'Шаблонът беше изтрит успешно',
    failed: (reason) => `Грешка при изтриване на шаблон: ${reason}`,
    failedHere: (reason) => `Грешка при изтриване на шаблон: ${reason}`,
  },
  form: {
    addTitle: 'Нов шаблон',
    editTitle: 'Редактиране на шаблон',
    added: 'Шаблонът беше добавен успешно',
    updated: 'Шаблонът беше обновен успешно',
    addFailed: (_, reason) => `Грешка при добавяне на шаблон: ${reason}`,
    updateFailed: (_, reason) => `Грешка при обновяване на шаблон: ${reason}`,
    failedHere: (reason) => `Шаблонът не е запазен. ${reason}`,
    notFound: 'Шаблонът не е намерен. Възможно е вече да е изтрит.',
  },
  picture: {
    uploaded: 'Изображението е качено успешно',
    failed: (reason) => `Грешка при качване на изображението\n${reason}`,
  },
};

export const text = {
  content,
  status: { active: 'Активен', inactive: 'Неактивен' },
  preview: 'Демо',
  previewOf: (name: string) => `Преглед на демото на „${name}“ (в нов раздел)`,
  imageAddress: 'URL на изображението',
  demoHint: 'Пълен адрес с https:// или път от този сайт, например /demo/mehana',
  firstPlace: '0 е първото място.',
};

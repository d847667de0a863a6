import type { ContentText } from '../content/ContentKind.ts';

export const text: ContentText = {
  title: 'Управление на проекти',
  intro: 'Проектите се показват на сайта в този ред.',
  add: 'Нов проект',
  empty: 'Няма добавени проекти',
  loading: 'Зареждане на проектите...',
  loadFailed: 'Грешка при зареждане на проекти',
  loadFailedReason: 'Възникна грешка при зареждането на проектите.',
  edit: (name) => `Редактирай проекта „${name}“`,
  reorderFailed: (reason) =>
    `Грешка при пренареждане на проекти\nВъзникна грешка при пренареждането на проекта. ${reason}`,
  delete: {
    of: (name) => `Изтрий проекта „${name}“`,
    title: 'Сигурни ли сте?',
    question: (name) => `Това действие ще изтрие проекта „${name}“ и не може да бъде отменено.`,
    done: 'Проектът е изтрит успешно',
    failed: (reason) => `Грешка при изтриване на проект\n${reason}`,
    failedHere: (reason) => `Грешка при изтриването... ${reason}`,
  },
  form: {
    addTitle: 'Нов проект',
    editTitle: 'Редактиране на проект',
    added: 'Проектът е добавен успешно',
    updated: 'Проектът е обновен успешно',
    addFailed: (_, reason) => `Грешка при добавяне на проект\n${reason}`,
    updateFailed: (_, reason) => `Грешка при обновяване на проект\n${reason}`,
    failedHere: (reason) => `Възникна грешка при записа на проекта. ${reason}`,
    notFound: 'Проектът не е намерен. Възможно е вече да е изтрит.',
  },
  picture: {
    uploaded: 'Изображението е качено успешно',
    failed: (reason) => `Грешка при качване на изображението\n${reason}`,
  },
};

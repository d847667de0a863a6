import type { ContentText } from '../content/ContentKind.ts';

const content: ContentText = {
  title: 'AI Галерия',
  intro: 'Снимките се показват на страницата за AI дизайн в този ред.',
  add: 'Добави снимка',
  empty: 'Няма снимки',
  emptyHint: 'Добавете първата снимка в AI галерията',
  loading: 'Зареждане на снимките...',
  loadFailed: 'Грешка',
  loadFailedReason: 'Неуспешно зареждане на снимките',
  edit: (name) => `Редактирай снимката „${name}“`,
  reorderFailed: (reason) => `Грешка\nНеуспешно пренареждане на снимките. ${reason}`,
  delete: {
    of: (name) => `Изтрий снимката „${name}“`,
    title: 'Изтриване на снимка',
    question: () => 'Сигурни ли сте, че искате да изтриете тази снимка?',
    done: 'Успех\nСнимката е изтрита успешно',
    failed: (reason) => `Грешка\nНеуспешно изтриване на снимката. ${reason}`,
    failedHere: (reason) => `Неуспешно изтриване на снимката. ${reason}`,
  },
  form: {
    addTitle: 'Нова снимка',
    editTitle: 'Редактиране на снимка',
    added: 'Успех\nСнимката е добавена успешно',
    updated: 'Успех\nСнимката е обновена успешно',
    addFailed: (error, reason) => `Грешка\n${isAnswer(error) ? 'Грешка при добавяне' : NOT_SAVED}: ${reason}`,
    updateFailed: (error, reason) =>
      `Грешка\n${isAnswer(error) ? 'Грешка при обновяване' : NOT_SAVED}: ${reason}`,
    failedHere: (reason) => `${NOT_SAVED}: ${reason}`,
    notFound: 'Снимката не е намерена. Възможно е вече да е изтрита.',
  },
  picture: { failed: (reason) => `Грешка\n${isWhole(reason) ? reason : `Неуспешно качване: ${reason}`}` },
};

const NOT_SAVED = 'Неуспешно запазване';

/** Without a status, or with 0, the server was not reached. */
const isAnswer = (error: Error) => 'status' in error;

/** Reasons that say by themselves what failed. */
const isWhole = (reason: string) => reason.startsWith('Неуспешно');

export const text = {
  content,
  order: (place: number) => `Ред: ${place}`,
  altHint:
    'За хората, които не виждат снимката, и за търсачките. Например: Самун хляб, зад него изгрява слънце. Без описание се използва заглавието.',
  firstPlace: '0 е първото място.',
};

import { text as sharedText } from '@vitrina/shared/text.ts';

/** Bulgarian texts that several folders of the chat share. Texts of one folder are in its own text.ts. */
export const text = {
  loading: 'Зареждане...',
  tryAgain: sharedText.tryAgain,
  tryLater: 'Проверете интернета и опитайте отново.',
  missing: 'Част от чата не можа да се зареди',
  missingDetail: 'Презаредете страницата и опитайте отново.',
  broken: 'Нещо се обърка',
  cancel: 'Отказ',
  image: 'Изображение',
  welcome: (name: string) => `Добре дошли, ${name}`,
  showPassword: 'Покажи паролата',
  discard: {
    title: 'Въведеното не е запазено',
    stay: 'Остани тук',
    leave: 'Затвори без запазване',
  },
} as const;

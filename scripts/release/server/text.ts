import { text as sharedText } from '@vitrina/shared/text.ts';

/** What a visitor reads when the local server cannot serve a page. */
export const text = {
  title: 'Сайтът не отговаря',
  explanation: 'Нещо се обърка при нас. Опитайте отново след минута.',
  retry: sharedText.tryAgain,
} as const;

/** What a visitor reads when the local server cannot serve a page. */
export const text = {
  title: 'Сайтът не отговаря',
  explanation: 'Нещо се обърка при нас. Опитайте отново след минута.',
  retry: 'Опитайте отново',
} as const;

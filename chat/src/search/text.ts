import { text as chatText } from '../text.ts';

export const text = {
  action: 'Търсене в разговора',
  placeholder: 'Дума или част от дума',
  close: 'Затвори търсенето',
  searching: 'Търсене...',
  empty: 'Няма намерени съобщения.',
  failed: 'Търсенето не успя.',
  more: 'Още резултати',
  results: 'Намерени съобщения',
  count: (count: number, hasMore: boolean) =>
    hasMore
      ? `Намерени са повече от ${count} съобщения`
      : count === 1
        ? 'Намерено е 1 съобщение'
        : `Намерени са ${count} съобщения`,
  notOpened: 'Съобщението не можа да се покаже',
  notOpenedDetail: chatText.tryLater,
} as const;

import { serverUnreachable, text as sharedText } from '@vitrina/shared/text.ts';

const unreadable = 'Неуспешно качване - няма данни за файла';
const unpublished = 'Неуспешно генериране на публичен URL';

export const text = {
  choose: 'Избери снимка',
  replace: 'Смени снимката',
  remove: 'Премахни',
  cancel: 'Откажи качването',
  retry: sharedText.tryAgain,
  preparing: 'Подготовка на снимката...',
  uploading: 'Качване на снимката',
  percent: (progress: number) => `${Math.round(progress * 100)}\u00a0%`,
  uploaded: 'Снимката е качена',
  aborted: 'Качването на снимката е прекъснато.',
  preview: 'Избраната снимка',
  formats: 'JPG, PNG, WebP или GIF, най-много 10MB',
  refusals: {
    empty: 'Невалиден файл',
    'too-large': 'Файлът е прекалено голям (максимум 10MB)',
    'too-many-pixels': 'Снимката има твърде много пиксели. Намалете я до 100 мегапиксела',
    heic: 'Неподдържан формат на файла. На iPhone изберете Настройки › Камера › Формати › Най-съвместими',
    unsupported: 'Неподдържан формат на файла. Използвайте JPG, PNG, WebP или GIF',
    unreadable,
  },
  offline: serverUnreachable,
  forbidden: 'Нямате права за качване на файлове',
  refused: 'Сървърът отказа файла',
  unpublished,
  failed: (reason: string) => `Грешка при качване на изображението\n${reason}`,
  /** Reasons that say themselves what failed: a form's own introduction is not put before them. */
  sayWhatFailed: [unreadable, unpublished] as readonly string[],
} as const;

import { text as sharedText } from '@vitrina/shared/text.ts';

export const text = {
  picture: 'Изображение',
  attach: 'Прикачване на изображение',
  drop: 'Пуснете изображението тук',
  uploading: 'Качване на изображение...',
  progress: 'Качено',
  cancel: 'Откажи качването',
  failed: 'Грешка при качване',
  open: 'Отвори в пълен размер',
  tryAgain: sharedText.tryAgain,
  missing: 'Изображението не можа да се зареди.',
  refused: {
    empty: 'Невалиден файл',
    'too-large': 'Файлът е прекалено голям (максимум 10MB)',
    unsupported: 'Неподдържан формат на файла. Използвайте JPG, PNG, WebP или GIF',
    unreadable: 'Изображението е повредено и не може да се отвори.',
  },
  notPrepared: 'Изображението не можа да се подготви. Моля, опитайте отново.',
  notKept: 'Изображението не можа да се запази на това устройство.',
} as const;

import { text as chatText } from '../text.ts';

export const text = {
  picture: chatText.image,
  attach: 'Прикачване на изображение или файл',
  chosen: 'Избрани изображения',
  chosenFiles: 'Избрани файлове',
  remove: 'Премахни изображението',
  drop: 'Пуснете изображението или файла тук',
  uploading: 'Качване на изображение...',
  uploadingFile: 'Качване на файл...',
  download: 'Изтегли',
  notDownloaded: 'Файлът не можа да се изтегли. Моля, опитайте отново.',
  removeFile: 'Премахни файла',
  progress: 'Качено',
  cancel: 'Откажи качването',
  failed: 'Грешка при качване',
  open: 'Отвори в пълен размер',
  tryAgain: chatText.tryAgain,
  missing: 'Изображението не можа да се зареди.',
  refused: {
    empty: 'Невалиден файл',
    'too-large-file': 'Файлът е прекалено голям (максимум 50MB). Качете го в облак и ни пратете връзка.',
    'no-such-files': 'Такива файлове не приемаме. Пратете го в ZIP архив.',
    unreadable: 'Файлът е повреден и не може да се отвори.',
  },
  /** Of several files, people need to know which one. */
  ofFile: (name: string, problem: string) => (name === '' ? problem : `${name}: ${problem}`),
  // Older browsers never load code again that they once could not (https://github.com/whatwg/html/issues/6768).
  notPrepared:
    'Файлът не можа да се подготви. Моля, опитайте отново, а ако пак не стане, презаредете страницата.',
} as const;

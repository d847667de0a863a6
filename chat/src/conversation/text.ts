import { brand } from '@vitrina/shared/brand.ts';
import { text as sharedText } from '@vitrina/shared/text.ts';
import { text as pictureText } from '../pictures/text.ts';
import { text as chatText } from '../text.ts';
import type { AnswerTime } from './presence/answerTime.ts';

const WEEKDAYS = ['в понеделник', 'във вторник', 'в сряда', 'в четвъртък', 'в петък', 'в събота', 'в неделя'];
const answerDay = (when: 'today' | 'tomorrow' | number) =>
  typeof when === 'number' ? WEEKDAYS[when] : { today: 'днес', tomorrow: 'утре' }[when];

export const text = {
  header: `Чат с ${brand.name}`,
  welcome: chatText.welcome,
  mySite: 'Моят сайт',
  label: 'Съобщения',
  empty: 'Още няма съобщения',
  emptyDetail: 'Напишете първото. Ще ви отговорим тук.',
  failed: 'Съобщенията не можаха да се заредят',
  tryAgain: sharedText.tryAgain,
  older: {
    action: 'По-стари съобщения',
    loading: 'Зареждане на по-стари съобщения...',
    failed: 'По-старите съобщения не можаха да се заредят.',
  },
  newer: {
    action: 'По-нови съобщения',
    loading: 'Зареждане на по-нови съобщения...',
    failed: 'По-новите съобщения не можаха да се заредят.',
  },
  newBelow: 'Нови съобщения',
  toEnd: 'Към най-новите',
  waiting: 'Неизпратени съобщения',
  interrupted: 'Няма връзка. Написаното се пази и ще тръгне, щом тя се върне.',
  notKept:
    'Това устройство не пази неизпратените съобщения. Не затваряйте и не презареждайте страницата, докато не тръгнат.',
  online: (name: string) => `${name} е на линия`,
  typing: (name: string) => `${name} пише…`,
  answerTime: {
    now: 'Сега е работно време. Ще ви отговорим тук.',
    next: ({ when, opens }: Extract<AnswerTime, { is: 'next' }>) =>
      `Сега не работим. Ще ви отговорим ${answerDay(when)} след ${opens}\u00a0ч.`,
    rest: (until: string, back: string) => `Почиваме до ${until} включително. Ще ви отговорим на ${back}.`,
  },
  own: 'Вие',
  openLink: 'Отвори линк',
  image: 'Изображение',
  sending: 'Изпраща се',
  uploading: pictureText.uploading,
  uploadingFile: pictureText.uploadingFile,
  sent: 'Изпратено',
  read: 'Прочетено',
  edited: 'редактирано',
  deleted: 'Съобщението е изтрито',
  unread: 'Непрочетени',
  waitsForNetwork: 'Чака връзка',
  sendFailed: 'Неуспешно',
  uploadFailed: pictureText.failed,
  tooManyPictures: 'Твърде много изображения. Опитайте по-късно.',
  tooManyFiles: 'Твърде много файлове. Опитайте по-късно.',
  tooManyMessages: 'Твърде много съобщения за кратко време. Опитайте по-късно.',
  resend: 'Опитай отново',
  discard: 'Премахни',
  cancel: 'Отказ',
  correcting: 'Редактиране',
  answering: (author: string) => `Отговор на: ${author}`,
  goToQuoted: 'Към това съобщение',
  menu: {
    open: 'Действия със съобщението',
    reply: 'Отговори',
    copy: 'Копирай',
    correct: 'Редактирай',
    takeBack: 'Изтрий',
    markUnread: 'Отбележи като непрочетено',
    takeBackTitle: 'Изтриване на съобщение',
    takeBackDetail: 'Съобщението ще изчезне и от двете страни на разговора.',
    copied: 'Копирано',
    notCopied: 'Текстът не можа да се копира',
    notTakenBack: 'Съобщението не беше изтрито',
    notMarked: 'Съобщението не беше отбелязано',
    tryLater: 'Проверете интернета и опитайте отново.',
    late: 'Съобщение може да се променя до 15 минути след изпращането му.',
    refused: 'Нямате права за това.',
  },
  composer: {
    caption: 'Описание към снимката',
    correct: 'Запази',
    notCorrected: 'Съобщението не беше променено',
    label: 'Съобщение',
    placeholder: 'Напишете съобщение или поставете линк...',
    send: 'Изпрати',
    tooLong: sharedText.tooLong,
    failed: 'Грешка при изпращане',
    failedDetail: 'Съобщението не можа да се запази на това устройство. Текстът е още в полето.',
  },
} as const;

import { brand } from '@vitrina/shared/brand.ts';
import { text as sharedText } from '@vitrina/shared/text.ts';
import { text as pictureText } from '../pictures/text.ts';
import { text as chatText } from '../text.ts';

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
  own: 'Вие',
  openLink: 'Отвори линк',
  image: 'Изображение',
  sending: 'Изпраща се',
  uploading: pictureText.uploading,
  sent: 'Изпратено',
  read: 'Прочетено',
  sendFailed: 'Неуспешно',
  uploadFailed: pictureText.failed,
  tooManyPictures: 'Твърде много изображения. Опитайте по-късно.',
  resend: 'Опитай отново',
  discard: 'Премахни',
  composer: {
    label: 'Съобщение',
    placeholder: 'Напишете съобщение или поставете линк...',
    send: 'Изпрати',
    tooLong: sharedText.tooLong,
    failed: 'Грешка при изпращане',
    failedDetail: 'Съобщението не можа да се запази на това устройство. Текстът е още в полето.',
  },
} as const;

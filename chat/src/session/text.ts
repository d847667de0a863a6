import { brand } from '@vitrina/shared/brand.ts';
import { signInText } from '@vitrina/shared/signIn/text.ts';
import { serverUnreachable } from '@vitrina/shared/text.ts';
import { text as chatText } from '../text.ts';

export const text = {
  chat: 'Чат',
  signIn: {
    title: 'Вход в чат системата',
    username: 'Потребителско име',
    password: 'Парола',
    submit: 'Влез',
    submitting: 'Влизане...',
    askForLink: 'Изпратете ми връзка за влизане',
    usernameMissing: 'Моля, въведете потребителско име.',
    passwordMissing: 'Моля, въведете парола.',
    failed: signInText.failed,
    wrongCredentials: signInText.wrongCredentials,
    tooManyAttempts: signInText.tooManyAttempts,
    removed: 'Достъпът ви до чата е прекратен.',
    ended: 'Сесията ви приключи. Влезте отново: написаното от вас е запазено на това устройство.',
    help: 'Нямате достъп или забравихте паролата? Пишете ни на',
    toSite: `Към сайта на „${brand.name}“`,
  },
  unreachable: serverUnreachable,
  unreachableDetail: 'Проверете интернета. Щом връзката се върне, чатът ще се отвори сам.',
  broken: chatText.broken,
  brokenDetail: 'Чатът не можа да се покаже. Написаното и неизпратените съобщения се пазят.',
} as const;

import { unreachableTryAgain } from '@vitrina/shared/text.ts';
import { text as sessionText } from '../text.ts';

export const text = {
  entry: {
    title: 'Вашата връзка за влизане',
    submit: sessionText.signIn.submit,
    submitting: sessionText.signIn.submitting,
    notValid: 'Връзката вече не важи.',
    askForNew: 'Изпрати ми нова',
    isOther: 'В този браузър е влязъл друг профил.',
    signOutAndEnter: 'Излез и влез с връзката',
    stay: 'Остани',
  },
  link: {
    title: sessionText.signIn.askForLink,
    name: 'Имейл или потребителско име',
    nameMissing: 'Моля, въведете имейл или потребителско име.',
    submit: 'Изпрати връзката',
    submitting: 'Изпращане...',
    done: 'Ако имаме такъв профил с имейл, връзката е на път. Погледнете и в нежеланата поща.',
    tooMany: 'Твърде много опити. Моля, опитайте отново след 10 минути.',
    withPassword: 'Вход с парола',
  },
  unreachable: unreachableTryAgain,
} as const;

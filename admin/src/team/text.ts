import { userNameText } from '@vitrina/shared/signIn/userName/text.ts';

export const text = {
  you: 'Вие',
  studio: 'На този админ пишат клиентите в чата.',
  noMailbox:
    'Влиза с потребителското си име. Добавете имейл в профила: само там може да отиде връзка за нова парола.',
  lastSeen: (date: string) => `Последно тук на ${date}`,
  invited: 'Поканен',
  invitation: (date: string, state: string) => `Покана от ${date} – ${state}`,
  invitationStates: {
    waiting: 'чака изпращане',
    sending: 'изпраща се',
    sent: 'изпратена, връзката важи 7 дни',
    kept: 'записана само тук',
    failed: 'неизпратена, причината е в Писма',
  } as Readonly<Record<string, string>>,
  expired: 'връзката вече не важи',
  inviteAgain: 'Изпрати нова покана',
  inviteAgainTo: (name: string) => `Изпрати нова покана на ${name}`,
  invitedAgain: 'Новата покана е създадена',
  inviteFailed: 'Грешка\nПоканата не беше изпратена.',
  last: 'Последният админ остава: без него никой не би могъл да влезе. Първо поканете друг.',
  emailHint: 'Там отива връзка, с която си избира парола. Важи 7 дни.',
  usernameHint: `С него подписваме съобщенията в чата. ${userNameText.hint}`,
} as const;

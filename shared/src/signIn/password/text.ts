import { PASSWORD_MIN_LENGTH } from '../../schemas/account.ts';
import { unreachableTryAgain } from '../../text.ts';

/** The texts for changing a password in console and chat. */
export const passwordText = {
  title: 'Смяна на парола',
  current: 'Текуща парола',
  currentMissing: 'Моля, въведете текущата парола.',
  next: 'Нова парола',
  nextHint: `Поне ${PASSWORD_MIN_LENGTH} знака. Другите устройства ще трябва да влязат отново.`,
  tooShort: `Паролата трябва да е поне ${PASSWORD_MIN_LENGTH} знака.`,
  tooLong: 'Паролата е твърде дълга.',
  submit: 'Смени паролата',
  changed: 'Паролата е променена',
  failed: 'Грешка при смяна на паролата',
};

export const passwordTooEasy = 'Паролата е твърде лесна. Изберете по-дълга и по-необичайна.';

export const tooManyTries = 'Твърде много опити. Моля, опитайте отново след малко.';

/** Why the password was not changed, by the code of Supabase Auth or the name of its error. */
export const passwordReasons: Readonly<Record<string, string>> = {
  invalid_credentials: 'Текущата парола не е вярна.',
  same_password: 'Новата парола трябва да е различна от текущата.',
  weak_password: passwordTooEasy,
  over_request_rate_limit: tooManyTries,
  AuthRetryableFetchError: unreachableTryAgain,
};

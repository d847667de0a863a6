import { emailInvalid } from '@vitrina/shared/forms/text.ts';
import { passwordReasons, passwordText } from '@vitrina/shared/signIn/password/text.ts';

export const profileText = {
  title: 'Профил',
  loadFailedReason: 'Възникна грешка при зареждането на профила.',
  details: 'Вашите данни',
  name: 'Име',
  nameMissing: 'Моля, въведете вашето име.',
  email: 'Имейл',
  emailInvalid,
  emailHint: 'С този адрес влизате. Ако го промените, влизайте с новия.',
  role: 'Роля',
  roleName: 'Admin',
  bio: 'За мен',
  save: 'Запази',
  saved: 'Профилът е обновен',
  // On a hosted project, whose `otp_expiry` and `double_confirm_changes` stand in supabase/config.toml.
  emailPending: (email: string) =>
    `Профилът е обновен\nИзпратихме писма до досегашния ви адрес и до ${email}. Новият важи, след като до 10 минути отворите връзките и в двете.`,
  saveFailed: 'Грешка при запазване на профила',
  reasons: {
    email_exists: 'Този имейл вече се използва.',
    email_address_invalid: emailInvalid,
    validation_failed: 'Моля, проверете въведеното.',
    ...passwordReasons,
  } as Readonly<Record<string, string>>,
  unknownReason: 'Моля, опитайте отново.',
  password: {
    ...passwordText,
    confirm: 'Потвърдете новата парола',
    mismatch: 'Новите пароли не съвпадат.',
  },
  devices: {
    title: 'Настройки на профила',
    intro: 'Излиза от системата навсякъде, където сте влезли – и на това устройство.',
    signOut: 'Изход от всички устройства',
    question: 'Сигурни ли сте, че искате да излезете от всички устройства?',
    confirm: 'Изход',
  },
} as const;

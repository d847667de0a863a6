// The rules for accounts. Without zod, so that the first screen of the chat does not load it.

/** The rule of the column `chat_users.username`; also valid within an e-mail address. */
export const USER_NAME = /^(?=.{3,32}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

/** An e-mail address, checked as loosely as the specification asks: something on both sides of one "@", no spaces. */
export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

export const EMAIL_LIMIT = 254;

const MAILBOX =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([^\p{Cc}\s@<>()[\],:;"\\.]+\.)+[^\p{Cc}\s@<>()[\],:;"\\.]{2,}$/u;

/** Spaces and invisible characters, at which mail programs cut an address. */
const UNSEEN = /[\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/u;

/** Whether a mail can be sent to the address, as `private.is_mailbox` in SQL. */
export const isMailbox = (address: string): boolean =>
  [...address].length <= EMAIL_LIMIT && MAILBOX.test(address) && !UNSEEN.test(address);

/** The longest name of a person, in characters. */
export const NAME_LIMIT = 100;

/** In characters; `supabase/config.toml` sets the same for a hosted project. */
export const PASSWORD_MIN_LENGTH = 8;

/** bcrypt ignores everything after that. */
const PASSWORD_MAX_BYTES = 72;

/** What is wrong with the length of a password. */
export function passwordProblem(password: string): 'short' | 'long' | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'short';
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? 'long' : undefined;
}

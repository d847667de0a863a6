// What an account may have. Without zod, which the chat does not load.

/** As the column `chat_users.username` takes it, and as it can stand in an e-mail address. */
export const USER_NAME = /^(?=.{3,32}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

/** An e-mail address as loosely as the specification asks: something on both sides of one "@", no spaces. */
export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

export const EMAIL_LIMIT = 254;

/** In characters, as `supabase/config.toml` asks of a hosted project too. */
export const PASSWORD_MIN_LENGTH = 8;

/** bcrypt reads no further; what follows would be no part of the password. */
export const PASSWORD_MAX_BYTES = 72;

/** What is wrong with the length of a password. */
export function passwordProblem(password: string): 'short' | 'long' | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'short';
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? 'long' : undefined;
}

/** Error codes with their HTTP status and a message for developers. Screens map the code. */
const failures = {
  invalid_request: [400, 'The request is not as described.'],
  not_signed_in: [401, 'Nobody is signed in.'],
  not_admin: [403, 'Only admins may do this.'],
  client_not_found: [404, 'There is no such client.'],
  person_not_found: [404, 'There is no such person.'],
  method_not_allowed: [405, 'The function does not know this method.'],
  username_taken: [409, 'Another account has this user name.'],
  email_taken: [409, 'Another account has this address.'],
  key_not_valid: [410, 'The key is wrong, used or too old.'],
  invalid_username: [422, 'A user name has 3 to 32 of a-z, 0-9, "_" and "-", with single dots between them.'],
  invalid_email: [422, 'The address is no mailbox.'],
  no_mailbox: [422, 'The person has no address to write to.'],
  weak_password: [422, 'A password has at least 8 characters.'],
  long_password: [422, 'A password has at most 72 bytes.'],
  invalid_name: [422, 'A name has at most 100 characters.'],
  invalid_site_url: [422, 'The site is not an http(s) address.'],
  too_many_invitations: [429, 'This account has been sent three invitations today.'],
  internal: [500, 'The request failed.'],
} as const;

type FailureCode = keyof typeof failures;

export const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(failures, code);

export class RequestError extends Error {
  readonly code: FailureCode;
  readonly status: number;

  constructor(code: FailureCode) {
    const [status, message] = failures[code];
    super(message);
    this.code = code;
    this.status = status;
  }
}

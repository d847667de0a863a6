/** An error as Supabase Auth answers it: `{ code, error_code, msg }`. */
export class AuthError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 422 | 429;
  readonly code: string;

  constructor(status: AuthError['status'], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** For a body that cannot be parsed or stored. */
  static badJson(): AuthError {
    return new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }

  toResponse(): Response {
    const body = { code: this.status, error_code: this.code, msg: this.message };
    return Response.json(body, { status: this.status, headers: { 'x-sb-error-code': this.code } });
  }
}

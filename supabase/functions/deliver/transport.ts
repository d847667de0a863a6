/** A mail as it goes out: every address is a plain mailbox, everything else may be any text. */
export interface Mail {
  /** The same at every attempt, so that duplicates can be recognised. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Transport {
  /** Resolves when the other side has taken the mail over. @throws SendError */
  send(mail: Mail): Promise<void>;
  /** It only keeps what it takes, for looking at: nothing leaves the machine. */
  keeps?: boolean;
  close?(): void;
}

/**
 * Why a mail was not taken over:
 * - `refused`: this mail will never be;
 * - `failed`: this mail may be, later;
 * - `unreachable`: nor would any other be now.
 */
export class SendError extends Error {
  readonly kind: 'refused' | 'failed' | 'unreachable';

  constructor(kind: SendError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

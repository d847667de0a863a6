/** A mail as it goes out: every address is a plain mailbox, everything else may be any text. */
export interface Mail {
  /** The same at every attempt, so that duplicates can be recognised. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  /** Ids of earlier mails of the same thread, the newest last. */
  references: string[];
  /** Whether nobody wrote it: then auto-responders are asked not to answer. */
  isAutomatic: boolean;
  subject: string;
  text: string;
  html: string;
}

/** What a mail is known by everywhere: made of its id, so that a later mail can name it. */
export const messageId = (id: string, { from }: Pick<Mail, 'from'>) =>
  `<${id}@${from.address.split('@')[1]}>`;

/** The headers by which mail programs put a mail into its thread; none for the first one. */
export function threadHeaders(mail: Pick<Mail, 'from' | 'references'>): Record<string, string> {
  const ids = mail.references.map((id) => messageId(id, mail));
  const last = ids.at(-1);
  return last ? { 'In-Reply-To': last, References: ids.join(' ') } : {};
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

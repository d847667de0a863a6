/** A mail ready to be sent: every address is a plain mailbox, everything else may be any text. */
export interface Mail {
  /** The same for every attempt, so that duplicates can be recognised. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  /** Ids of earlier mails of the thread, the newest last. */
  references: string[];
  /** Whether it was generated: then auto-responders are asked not to answer. */
  isAutomatic: boolean;
  subject: string;
  text: string;
  html: string;
}

/** The Message-ID of a mail, made from its id, so that a later mail can refer to it. */
export const messageId = (id: string, { from }: Pick<Mail, 'from'>) =>
  `<${id}@${from.address.split('@')[1]}>`;

/** The headers by which mail programs show a thread, and by which auto-responders know not to answer. */
export function headersOf(mail: Mail): Record<string, string> {
  const ids = mail.references.map((id) => messageId(id, mail));
  const last = ids.at(-1);
  return {
    ...(last && { 'In-Reply-To': last, References: ids.join(' ') }),
    ...(mail.isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
  };
}

export interface Transport {
  /**
   * Resolves when the server has accepted the mail.
   * @throws SendError
   */
  send(mail: Mail): Promise<void>;
  close?(): void;
}

/**
 * Why a mail was not accepted:
 * - `refused`: this mail never will be;
 * - `failed`: this mail may be later;
 * - `unreachable`: no mail can be sent now.
 */
export class SendError extends Error {
  readonly kind: 'refused' | 'failed' | 'unreachable';

  constructor(kind: SendError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

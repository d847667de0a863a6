const LOCAL_PART = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const LABEL = /^[^\p{Cc}\s@<>()[\],:;"\\.]+$/u;

/** The rule of `private.is_mailbox` in the database. */
export function isMailbox(address: string): boolean {
  const [name = '', domain, ...rest] = address.split('@');
  const labels = domain?.split('.') ?? [];
  return (
    address.length <= 254 &&
    rest.length === 0 &&
    LOCAL_PART.test(name) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    (labels.at(-1) ?? '').length > 1
  );
}

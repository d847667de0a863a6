/** A phone number as it is dialed. In "+359 (0)88 …", the zero is for calls from Bulgaria. */
export const dialed = (phone: string): string =>
  phone.replaceAll(/[^+\d]/g, '').replace(/(?<=^(\+|00)359)0/, '');

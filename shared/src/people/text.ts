// What console and chat both say of a person. Not in the text.ts above, which the chat loads before the sign-in.

/** @param admin who changed it; none for a visitor */
export const changedMeanwhile = (admin: string | null | undefined) =>
  `Междувременно ${admin ? `${admin} промени това` : 'това се промени'}. Показваме новото, а вашето е в полето.`;

/** Below the e-mail address of a client who has one. */
export const clientEmailHint =
  'Ако го промените, клиентът излиза от чата и влиза с връзка на новия адрес. Без адрес му трябва нова парола от вас.';

export const repliesText = {
  title: 'Бързи отговори',
  /** The blanks of ready-made replies that are filled in automatically. */
  known: (name: string, service: string | undefined) => ({ име: name, услуга: service }),
  fillIn: (blanks: readonly string[]) => `Попълнете ${blanks.join(', ')}, преди да изпратите.`,
} as const;

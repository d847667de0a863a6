export const repliesText = {
  title: 'Бързи отговори',
  /** Blanks of ready texts that fill themselves in. */
  known: (name: string, service: string | undefined) => ({ име: name, услуга: service }),
  fillIn: (blanks: readonly string[]) => `Попълнете ${blanks.join(', ')}, преди да изпратите.`,
} as const;

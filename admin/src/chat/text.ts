/** What the console says of the chat. */
export const text = {
  unread: (count: number) => (count === 1 ? '1 непрочетено съобщение' : `${count} непрочетени съобщения`),
} as const;

/** The Bulgarian texts about the other side and about what was read. */
export const text = {
  read: 'Прочетено',
  online: (name: string) => `${name} е на линия`,
  typing: (name: string) => `${name} пише…`,
} as const;

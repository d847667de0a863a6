/** What an inquiry keeps as its service when the visitor wants no ready-made template. */
export const NO_TEMPLATE = 'no-template';

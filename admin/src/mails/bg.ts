/** Loaded with the page; the page's name in the menu is in `i18n/bg.ts`. */
export const bg = {
  fields: {},
  page: { list: 'Писма' },
  intro:
    'Тук са известията до студиото и потвърждението до всеки, който ви пише. Ако писмо не може да бъде изпратено, опитваме отново три дни.',
  empty: 'Все още няма писма.',
  load_failed: { reason: 'Възникна грешка при зареждането на писмата.' },
};

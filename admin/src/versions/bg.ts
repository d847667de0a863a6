/** What the pages of a section that is written through versions say alike. */
export const contentFailed = {
  title: 'Грешка при зареждане',
  reason: 'Възникна грешка при зареждането на съдържанието.',
};

export const takenDown = 'Свалено от сайта';

/** Texts shared by the pages whose rows are edited as drafts. */
export const contentList = {
  loading: 'Зареждане на съдържанието...',
  load_failed: { reason: 'Възникна грешка при зареждането на съдържанието.' },
};

export const takenDown = 'Свалено от сайта';

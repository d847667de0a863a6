/** Texts shared by the pages whose rows are edited as drafts. */
export const contentFailed = { reason: 'Възникна грешка при зареждането на съдържанието.' };

export const takenDown = 'Свалено от сайта';

/** The texts of the sign-in forms of console and chat; the public pages do not load them. */
export const signInText = {
  failed: 'Грешка при вход',
  wrongCredentials: 'Невалидно потребителско име или парола',
  tooManyAttempts: 'Твърде много неуспешни опити. Моля, опитайте отново след 5 минути.',
};

export const accessDenied = 'Достъп отказан';

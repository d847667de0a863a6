/** What console and chat say at their doors; the public pages, which have none, do not load it. */
export const signInText = {
  failed: 'Грешка при вход',
  wrongCredentials: 'Невалидно потребителско име или парола',
  tooManyAttempts: 'Твърде много неуспешни опити. Моля, опитайте отново след 5 минути.',
};

export const accessDenied = 'Достъп отказан';

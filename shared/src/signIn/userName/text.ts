/** The rule of user names (`USER_NAME`) in words, for the forms of console and chat that ask for one. */
export const userNameText = {
  hint: 'От 3 до 32 знака: латински букви, цифри, тире, долна черта и точка между тях.',
  invalid: 'Използвайте от 3 до 32 латински букви, цифри, тире, долна черта или точка между тях.',
} as const;

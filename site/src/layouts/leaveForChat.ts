// The pages of the site fade into each other and the chat's does not; Chromium reports a fade that only one of two pages wants
// as an error.
addEventListener('pageswap', ({ activation, viewTransition }) => {
  if (activation?.entry.url?.endsWith('/chat')) viewTransition?.skipTransition();
});

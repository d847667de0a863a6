// Headings of an article may have the same id.
const menu = document.querySelector<HTMLDialogElement>('dialog#side-menu');
const wideScreen = matchMedia('(width >= 64rem)');

document.querySelector('header [aria-haspopup="dialog"]')?.addEventListener('click', () => menu?.showModal());

menu?.addEventListener('click', ({ target }) => {
  // The content fills the whole dialog, so only a click on the backdrop has the dialog itself as its target.
  if (target instanceof Element && (target === menu || target.closest('a, button'))) menu.close();
});

wideScreen.addEventListener('change', () => menu?.close());

// A page restored from the back/forward cache must not show an open menu.
addEventListener('pagehide', () => menu?.close());

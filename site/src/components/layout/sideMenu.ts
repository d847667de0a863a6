const menu = document.querySelector<HTMLDialogElement>('.side-menu');
const wideScreen = matchMedia('(width >= 64rem)');

document.querySelector('.menu-button')?.addEventListener('click', () => menu?.showModal());

menu?.addEventListener('click', ({ target }) => {
  // A click on the backdrop has the dialog itself as its target: the sheet covers all of the dialog.
  if (target instanceof Element && (target === menu || target.closest('a, .side-menu-close'))) menu.close();
});

wideScreen.addEventListener('change', () => menu?.close());

// A page that comes back from the browser's memory must not come back with an open menu.
addEventListener('pagehide', () => menu?.close());

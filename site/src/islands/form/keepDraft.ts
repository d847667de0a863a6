// Keeps what is typed into the page's form until it is sent or the tab is closed, so that a visitor may reload the page, or
// read another one and come back by whatever link.

const KEY = `draft:${location.pathname}`;

ifStorageAllows(restore);

// Listens on the document, so that it works before any island has loaded its script.
document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>('main form');
  if (!form) return;
  const typed = JSON.stringify(Object.fromEntries(new FormData(form)));
  ifStorageAllows(() => sessionStorage.setItem(KEY, typed));
});
document.addEventListener('reset', () => ifStorageAllows(() => sessionStorage.removeItem(KEY)));

function restore(): void {
  const form = document.querySelector<HTMLFormElement>('main form');
  const { choice: _, ...typed }: Record<string, string> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  // The form itself shows what the address asks for: the attribute is set by the inquiry page. Only what was selected at
  // that very address takes precedence.
  const arrival = performance.getEntriesByType('navigation')[0]?.type;
  if (document.documentElement.hasAttribute('data-chosen') && arrival !== 'reload' && typed.service) {
    delete typed.service;
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  }
  for (const [name, value] of Object.entries(typed)) {
    const control = form?.elements.namedItem(name);
    if (control && 'value' in control) control.value = value;
  }
}

function ifStorageAllows(work: () => void): void {
  try {
    work();
  } catch {
    // Where storage is blocked or full there is no draft, and the form works without one.
  }
}

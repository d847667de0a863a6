// Keeps what is typed into the page's form across reloads, until it is sent or the tab is closed. Opening the page by a link
// starts with empty fields; after going back the browser restores them itself.

const KEY = `draft:${location.pathname}`;

const arrival = performance.getEntriesByType('navigation')[0]?.type;
if (arrival === 'reload') ifStorageAllows(restore);
else if (arrival === 'navigate') ifStorageAllows(() => sessionStorage.removeItem(KEY));

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
  const typed: Record<string, string> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
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

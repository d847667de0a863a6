// Keeps what is typed into the page's form, and the choice that its address carries, until it is sent or the tab is closed,
// so that a visitor may reload the page, or read another one and come back by whatever link.

const KEY = `draft:${location.pathname}`;

let hadDraft = false;

ifStorageAllows(restore);
// A page in the back/forward cache keeps its fields, while the same form may be changed or sent on another page of the tab.
addEventListener('pageshow', ({ persisted }) => persisted && ifStorageAllows(restore));

// Listens on the document, so that it works before any island has loaded its script.
document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>('main form');
  if (!form) return;
  ifStorageAllows(() => store(Object.fromEntries(new FormData(form))));
});
document.addEventListener('reset', () => ifStorageAllows(() => sessionStorage.removeItem(KEY)));

function restore(): void {
  const form = document.querySelector<HTMLFormElement>('main form');
  const kept = sessionStorage.getItem(KEY);
  if (hadDraft && !kept) form?.reset();
  hadDraft = !!kept;
  const draft: Record<string, string> = JSON.parse(kept ?? '{}');
  const { choice: _, address, ...typed } = draft;
  // The form itself shows what the address asks for: the attribute is set by findChoice.ts. Only what was selected at that
  // very address takes precedence.
  if (document.documentElement.hasAttribute('data-chosen') && address !== location.search) {
    delete typed.service;
    store(typed);
  }
  for (const [name, value] of Object.entries(typed)) {
    const control = form?.elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    control.value = value;
    // Nothing is selected if that is no longer offered: not even the empty option.
    control.value ||= '';
  }
}

function store(typed: Record<string, FormDataEntryValue>): void {
  // No form has a field of that name.
  sessionStorage.setItem(KEY, JSON.stringify({ ...typed, address: location.search }));
  hadDraft = true;
}

function ifStorageAllows(work: () => void): void {
  try {
    work();
  } catch {
    // Where storage is blocked or full there is no draft, and the form works without one.
  }
}

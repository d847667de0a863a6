/**
 * Runs before anything is drawn, so it consists only of itself. Reserves room for the price tag if the address carries a
 * choice, more for several items. Whoever comes back by a link without one finds the choice of the draft again, which
 * keepDraft.ts keeps.
 */
export function findChoice(): void {
  const choice = /[?&](item|service|template)=./g;
  try {
    const { address } = JSON.parse(sessionStorage.getItem(`draft:${location.pathname}`) ?? '{}');
    if (location.search === '' && address?.match(choice))
      history.replaceState(history.state, '', address + location.hash);
  } catch {
    // Where storage is blocked there is no draft.
  }
  const chosen = location.search.match(choice);
  if (chosen) document.documentElement.setAttribute('data-chosen', chosen[1] ? 'several' : 'one');
}

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Makes the tabs of Tabs.astro in `root` select their panels, by click and keyboard. Arrow keys select at once, because
 * all panels are in the page already.
 */
export function startTabs(root: HTMLElement, onChange: () => void = () => {}): void {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role="tab"]')];

  const choose = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('data-shown', isChosen);
    }
    onChange();
  };

  tabs.forEach((tab, place) => {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const next = tabs.at(placeAfter(event.key, place, tabs.length));
      if (!next || next === tab) return;
      event.preventDefault();
      next.focus();
      choose(next);
    });
  });
}

function placeAfter(key: string, place: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return (place + (steps.get(key) ?? 0)) % count;
}

const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

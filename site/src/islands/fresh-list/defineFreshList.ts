import type { ReadResult } from '../../data/readAllRows.ts';
import { loadFailures } from '../../text.ts';
import { replaceBrokenPictures } from './replaceBrokenPictures.ts';
import { type FillCard, showRows } from './showRows.ts';

/** What FreshList.astro shows of its four parts. */
type State = 'rows' | 'loading' | 'empty' | 'error';

interface Options<Row> {
  fetchRows: () => Promise<ReadResult<Row>>;
  fillCard: FillCard<Row>;
}

/**
 * Defines the element that FreshList.astro writes: a list whose rows came with the page.
 * It reads the rows again once the browser has nothing better to do. Cards that are still right stay untouched, and
 * when the reading fails, the prebuilt rows stay. A list that came without rows shows skeletons while it reads.
 */
export function defineFreshList<Row extends { id: string }>(
  name: string,
  { fetchRows, fillCard }: Options<Row>,
): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        replaceBrokenPictures(this);
        this.querySelector('[data-retry]')?.addEventListener('click', () => this.#retry());
        if (this.#state === 'rows') whenIdle(() => this.#read());
        else void this.#read();
      }

      #retry() {
        // The button is about to go: the keyboard's place must not go with it.
        this.focus();
        void this.#read();
      }

      async #read() {
        if (this.#state === 'error') this.#state = 'loading';
        const result = await fetchRows();
        if (result.ok) {
          showRows(this, result.value, fillCard);
          this.#state = result.value.length > 0 ? 'rows' : 'empty';
        } else if (this.#state === 'rows') {
          console.warn(`${name}: the prebuilt rows stay, reading them again failed: ${result.reason.cause}`);
        } else {
          console.error(`${name}: ${result.reason.cause}`);
          this.#reason?.replaceChildren(loadFailures[result.reason.kind]);
          this.#state = 'error';
        }
      }

      /** Where the text of an error names its reason, if it does. */
      get #reason() {
        return this.querySelector('[data-reason]');
      }

      get #state() {
        return this.dataset.state as State;
      }

      set #state(state: State) {
        if (this.dataset.state !== state) this.dataset.state = state;
      }
    },
  );
}

/** Safari has no requestIdleCallback; there the next free moment must do. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}

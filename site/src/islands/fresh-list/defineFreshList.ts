import type { ReadResult } from '../../data/readAllRows.ts';
import { loadFailures } from '../../text.ts';
import { replaceBrokenPictures } from './replaceBrokenPictures.ts';
import { type FillCard, showRows } from './showRows.ts';

type State = 'rows' | 'loading' | 'empty' | 'error';

interface Options<Row> {
  fetchRows: () => Promise<ReadResult<Row>>;
  fillCard: FillCard<Row>;
}

/**
 * Defines the element that FreshList.astro writes: a list whose rows came with the page.
 * It reads the rows again when the browser is idle. Cards that are up to date are not touched, and when reading fails the
 * prebuilt rows stay. A list without prebuilt rows shows skeletons while it reads.
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
        // The button is about to disappear, and the focus must not be lost with it.
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

      /** The place for the reason in the error text, if there is one. */
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

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}

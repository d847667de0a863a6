import { useRef } from 'react';
import { bindWords } from '../../typography/bindWords.ts';
import { answer, type Choice } from './consent.ts';
import { consentText as text } from './text.ts';

/** The question about cookies with its details. Whether it shows is decided outside: see `client:unanswered`. */
export function CookieBanner() {
  const details = useRef<HTMLDialogElement>(null);
  const choose = (choice: Choice) => () => answer(choice);

  return (
    <>
      <section className="cookie-banner" aria-labelledby="cookie-title">
        <p>
          <b id="cookie-title">{bindWords(text.title)}</b> {bindWords(text.summary)}
        </p>
        <div className="cookie-buttons">
          <button type="button" className="button" onClick={choose('true')}>
            {text.accept}
          </button>
          <button type="button" className="button" onClick={choose('necessary')}>
            {text.acceptNecessary}
          </button>
          <button type="button" className="button button-ghost" onClick={() => details.current?.showModal()}>
            {text.details}
          </button>
        </div>
      </section>
      <dialog className="cookie-details" aria-labelledby="cookie-details-title" closedby="any" ref={details}>
        <div className="cookie-sheet">
          <h2 id="cookie-details-title">{text.detailsTitle}</h2>
          <p>
            <b>{text.necessary}</b> {bindWords(text.necessaryMore)}
          </p>
          <p>
            <b>{text.other}</b> {bindWords(text.otherMore)} <a href="/cookies">{text.cookiesPage}</a>.
          </p>
          <div className="cookie-buttons">
            <button type="button" className="button" onClick={choose('necessary')}>
              {text.acceptNecessary}
            </button>
            <button type="button" className="button" onClick={choose('true')}>
              {text.acceptAll}
            </button>
          </div>
          <form method="dialog">
            <button type="submit" className="button button-ghost">
              {text.close}
            </button>
          </form>
        </div>
      </dialog>
    </>
  );
}

import { counting } from '@vitrina/shared/brand.ts';
import { ignoreSecondClick } from '@vitrina/shared/ignoreSecondClick.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { bindWords } from '../../typography/bindWords.ts';
import { answer, type Choice } from './consent.ts';
import { consentText as text } from './text.ts';

/** The cookie banner and its dialog. `client:unanswered` decides when it is shown. */
export function CookieBanner() {
  const details = useRef<HTMLDialogElement>(null);
  const choose = (choice: Choice) => () => answer(choice);
  // An answer uncovers the links of the page, and the dialog opens over the button for it.
  useEffect(ignoreSecondClick, []);

  return (
    <>
      <section
        className="fixed bottom-[max(1.25rem,env(safe-area-inset-bottom))] left-[max(1.25rem,env(safe-area-inset-left))] z-(--z-cookie) max-h-[calc(100dvh-2.5rem)] w-[min(48.75rem,calc(100vw-2.5rem))] animate-rise overflow-y-auto rounded-t-wood rounded-b-card border border-t-6 border-line border-t-pave bg-surface px-6.5 pt-6 pb-5.5 shadow-float print:hidden"
        aria-labelledby="cookie-title"
      >
        <p className="mb-5 max-w-[36rem]">
          <b id="cookie-title">{bindWords(text.title)}</b> {bindWords(text.summary)}
        </p>
        <div className="max-w-[36rem]">
          <Buttons>
            <button type="button" className="button" onClick={choose('true')}>
              {text.accept}
            </button>
            <button type="button" className="button" onClick={choose('necessary')}>
              {text.acceptNecessary}
            </button>
            <button
              type="button"
              className="button button-ghost"
              onClick={() => details.current?.showModal()}
            >
              {text.details}
            </button>
          </Buttons>
        </div>
      </section>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes the dialog by itself. */}
      <dialog
        className="m-auto max-h-[calc(100dvh-2.5rem)] w-[min(var(--container-form),100vw-2.5rem)] overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-float backdrop:bg-scrim"
        aria-labelledby="cookie-details-title"
        ref={details}
        // The content fills the whole dialog: only a click beside it has the dialog as its target.
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <div className="grid grid-cols-1 gap-4 p-[clamp(1.25rem,5vw,2rem)]">
          <h2 id="cookie-details-title" className="text-h3">
            {text.detailsTitle}
          </h2>
          <p>
            <b>{text.necessary}</b> {bindWords(text.necessaryMore)}
          </p>
          {counting === 'consent' && (
            <p>
              <b>{text.counting}</b> {bindWords(text.countingMore)}
            </p>
          )}
          <p className="mb-2">
            <b>{text.other}</b> {bindWords(text.otherMore)}{' '}
            <a
              className="font-bold text-link underline decoration-underline decoration-2 underline-offset-[0.2em]"
              href="/cookies"
            >
              {text.cookiesPage}
            </a>
            .
          </p>
          <Buttons>
            {/* biome-ignore lint/a11y/noAutofocus: only inside the dialog, whose first element would be the link. */}
            <button type="button" className="button" onClick={choose('necessary')} autoFocus>
              {text.acceptNecessary}
            </button>
            <button type="button" className="button" onClick={choose('true')}>
              {text.acceptAll}
            </button>
          </Buttons>
          <form method="dialog">
            <button type="submit" className="button button-ghost w-full">
              {text.close}
            </button>
          </form>
        </div>
      </dialog>
    </>
  );
}

/** Buttons of equal size, whatever their text. */
function Buttons({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-3.5 gap-y-2.5 *:px-2">
      {children}
    </div>
  );
}

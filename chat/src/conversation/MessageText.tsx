import { linkPieces } from './links.ts';

/** What somebody wrote: always text, with its web addresses to click. */
export function MessageText({ content }: { content: string }) {
  return (
    // dir="auto" keeps a text that runs the other way from turning its surroundings.
    <p className="bubble-text" dir="auto">
      {linkPieces(content).map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}

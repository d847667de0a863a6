import { linkPieces } from './links.ts';

/** Always shown as text; its web addresses become links. */
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

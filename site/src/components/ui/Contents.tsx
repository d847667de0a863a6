import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  title: string;
  chapters: readonly { slug: string; text: string }[];
}

/** The table of contents of a long text. It stands beside the text and is shown on wide screens only. */
export function Contents({ title, chapters }: Props) {
  return (
    <nav className="border-t-4 border-ink pt-4 max-lg:hidden print:hidden" aria-labelledby="contents-title">
      <h2 className="text-h4" id="contents-title">
        <BoundText isHeading>{title}</BoundText>
      </h2>
      <ol className="mt-2">
        {chapters.map(({ slug, text }) => (
          <li key={slug}>
            <a
              className="flex min-h-tap items-center border-t border-line py-1.5 text-small/[1.35] font-semibold hover:underline"
              href={`#${slug}`}
            >
              <BoundText>{text}</BoundText>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

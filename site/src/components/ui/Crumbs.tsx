import type { NavigationLink } from '../../content/navigation.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { breadcrumbsText } from './text.ts';

interface Props {
  parent: NavigationLink;
  current: string;
}

/** The visible breadcrumbs. */
export function Crumbs({ parent, current }: Props) {
  return (
    <nav className="page-width max-md:hidden" aria-label={breadcrumbsText.label}>
      <ol className="flex items-center gap-2.5 text-small">
        <li>
          <a className="flex min-h-tap items-center underline underline-offset-[0.2em]" href={parent.href}>
            <BoundText>{parent.label}</BoundText>
          </a>
        </li>
        <li className="flex gap-2.5 text-muted" aria-current="page">
          <span aria-hidden="true">/</span>
          <BoundText>{current}</BoundText>
        </li>
      </ol>
    </nav>
  );
}

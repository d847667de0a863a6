import { useGetResourceLabel, useResourceContext, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router';
import { text } from '../text.ts';
import type { ConsoleOptions } from '../ui/consoleOptions.ts';

const TAB =
  'flex min-h-tap items-center rounded-t-wood px-2.25 font-display text-[1.25rem]/[1] font-extrabold whitespace-nowrap no-underline';

/** The pages that share an item of the menu with the one around it. */
export function SectionTabs() {
  const resource = useResourceContext() ?? '';
  const resources = useResourceDefinitions<ConsoleOptions>();
  const labelOf = useGetResourceLabel();
  const section = resources[resource]?.options?.section;
  if (!section) return null;
  return (
    <nav
      aria-label={text.layout.sections[section]}
      className="-mx-4 mb-5 flex overflow-x-auto border-b-4 border-ink px-2.5 md:mx-0 md:px-0"
    >
      {Object.values(resources).map(
        ({ name, options }) =>
          options?.section === section && (
            <Link
              key={name}
              to={`/${name}`}
              replace
              aria-current={name === resource ? 'page' : undefined}
              className={`${TAB} ${name === resource ? 'bg-ink text-bg' : 'text-muted'}`}
            >
              {labelOf(name, 2)}
            </Link>
          ),
      )}
    </nav>
  );
}

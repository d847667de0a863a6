import { useGetResourceLabel, useResourceContext, useResourceDefinitions } from 'react-admin';
import { text } from '../text.ts';
import type { ConsoleOptions } from '../ui/consoleOptions.ts';
import { Tab, Tabs } from '../ui/Tabs.tsx';

/** The pages that share one menu item with the resource around them. */
export function SectionTabs() {
  const resource = useResourceContext() ?? '';
  const resources = useResourceDefinitions<ConsoleOptions>();
  const labelOf = useGetResourceLabel();
  const { section, reachedFrom = resource } = resources[resource]?.options ?? {};
  if (!section) return null;
  return (
    <Tabs label={text.layout.sections[section]} className="mb-5">
      {Object.values(resources)
        .filter(({ options }) => options?.section === section && !options.reachedFrom)
        .map(({ name }) => (
          <Tab key={name} to={`/${name}`} isCurrent={name === reachedFrom}>
            {labelOf(name, 2)}
          </Tab>
        ))}
    </Tabs>
  );
}

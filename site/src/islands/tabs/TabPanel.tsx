import type { ReactNode } from 'react';
import type { Tab } from './Tabs.tsx';

interface Props {
  tab: Tab;
  isShown: boolean;
  children: ReactNode;
}

/** The content of a tab of Tabs.tsx. Without JavaScript all panels are shown one below the other, each with its name. */
export function TabPanel({ tab: { id, name }, isShown, children }: Props) {
  return (
    <div
      className="tab-panel"
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      data-shown={isShown || undefined}
    >
      <h2 className="sr-only">{name}</h2>
      {children}
    </div>
  );
}

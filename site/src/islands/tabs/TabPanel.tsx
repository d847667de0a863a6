import type { ReactNode } from 'react';
import type { Tab } from './Tabs.tsx';

interface Props {
  tab: Tab;
  isShown: boolean;
  /** Classes while it is shown. */
  className?: string;
  children: ReactNode;
}

/** The content of a tab of Tabs.tsx. Without JavaScript all panels are shown below each other, each under its name. */
export function TabPanel({ tab: { id, name }, isShown, className = '', children }: Props) {
  return (
    <div
      className={`noscript:[[role=tabpanel]+&]:mt-block ${isShown ? className : 'hidden noscript:block'}`}
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
    >
      <h2 className="sr-only noscript:not-sr-only noscript:mb-4">{name}</h2>
      {children}
    </div>
  );
}

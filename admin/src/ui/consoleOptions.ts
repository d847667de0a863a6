import type { AdminPage } from '@vitrina/shared/adminPages.ts';
import type { ComponentType } from 'react';
import type { text } from '../text.ts';

/** What a resource adds to the frame around every page. */
export interface ConsoleOptions {
  /** Reads the first rows of its list before React renders. */
  preloadRows?: () => void;
  /** The page that leads to it, whose item in the menu and whose tab are then current; it has none of its own. */
  reachedFrom?: AdminPage;
  /** Resources of one section share a menu item, which leads to the first of them, and are connected by tabs. */
  section?: keyof typeof text.layout.sections;
  /** Shown below the details of an open row. */
  belowRow?: ComponentType;
  /** A button among the actions of an open row. */
  rowAction?: ComponentType;
  /** Shown at the end of its menu item. */
  badge?: ComponentType;
  /** Shown in the top bar. */
  status?: ComponentType;
  /** Announces new rows to screen readers, on every page. */
  announcer?: ComponentType;
}

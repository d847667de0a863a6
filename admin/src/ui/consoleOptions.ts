import type { ComponentType } from 'react';
import type { text } from '../text.ts';

/** What a resource brings to the frame around every page. */
export interface ConsoleOptions {
  /** Reached from another page alone. */
  isOutsideMenu?: boolean;
  /** Pages of one section share an item of the menu, which leads to the first of them, and have tabs. */
  section?: keyof typeof text.layout.sections;
  /** Below what stands in an open row. */
  belowRow?: ComponentType;
  /** Among the buttons of an open row, the first one. */
  rowAction?: ComponentType;
  /** At the end of its item in the menu. */
  badge?: ComponentType;
  /** In the top bar. */
  status?: ComponentType;
  /** Announces new rows to screen readers, on every page. */
  announcer?: ComponentType;
}

import type { AdminPage } from '@vitrina/shared/adminPages.ts';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';

/** A resource, which is a page of the console and an item of its menu. */
export interface ConsoleResource extends ResourceProps {
  name: AdminPage;
  icon: ComponentType<{ size?: number }>;
  options?: ConsoleOptions;
}

/** What a resource brings to the frame around every page. */
export interface ConsoleOptions {
  /** At the end of its item in the menu. */
  badge?: ComponentType;
  /** In the top bar. */
  status?: ComponentType;
  /** Announces new rows to screen readers, on every page. */
  announcer?: ComponentType;
}

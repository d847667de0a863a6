import type { AdminPage } from '@vitrina/shared/adminPages.ts';
import type { ResourceProps } from 'ra-core';
import type { ComponentType } from 'react';

/** A resource, which is a page of the console and an item of its menu. */
export interface ConsoleResource extends ResourceProps {
  name: AdminPage;
  options: ConsoleOptions;
}

/** What a resource brings to the frame around every page. */
export interface ConsoleOptions {
  /** Of its item in the menu. */
  icon: ComponentType<{ size?: number }>;
  /** At the end of that item. */
  badge?: ComponentType;
  /** In the top bar. */
  status?: ComponentType;
  /** Announces new rows to screen readers, on every page. */
  announcer?: ComponentType;
}

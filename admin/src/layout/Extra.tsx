import { type ComponentType, Suspense } from 'react';
import { ResourceContextProvider, useResourceDefinitions } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';

/** What a resource brings to the frame around every page. */
export interface ConsoleOptions {
  /** Reached from another page alone. */
  isOutsideMenu?: boolean;
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

/** What a page can do without: nothing until its code has come, and nothing if it fails. */
export const Extra = ({ of: Part }: { of: ComponentType | undefined }) =>
  Part && (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );

/** What each resource brings to the frame under this name. */
export const Extras = ({ name: option }: { name: 'status' | 'announcer' }) =>
  Object.values(useResourceDefinitions<ConsoleOptions>()).map(({ name, options }) => (
    <ResourceContextProvider key={name} value={name}>
      <Extra of={options?.[option]} />
    </ResourceContextProvider>
  ));

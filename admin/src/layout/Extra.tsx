import { type ComponentType, Suspense } from 'react';
import { ResourceContextProvider, useResourceDefinitions } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import type { ConsoleOptions } from '../ui/consoleOptions.ts';

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

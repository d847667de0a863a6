import { type ComponentType, Suspense, useDeferredValue } from 'react';
import { ResourceContextProvider, useResourceDefinitions } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import type { ConsoleOptions } from '../ui/consoleOptions.ts';

/**
 * An optional part of a page: it renders nothing until the page has been painted and its code has loaded, and nothing if it
 * fails.
 */
export function Extra({ of }: { of: ComponentType | undefined }) {
  const Part = useDeferredValue(of ?? null, null);
  return (
    Part && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** The parts that the resources' options contribute to the frame under this name. */
export const Extras = ({ name: option }: { name: 'status' | 'announcer' }) =>
  Object.values(useResourceDefinitions<ConsoleOptions>())
    .filter(({ options }) => options?.[option])
    .map(({ name, options }) => (
      <ResourceContextProvider key={name} value={name}>
        <Extra of={options?.[option]} />
      </ResourceContextProvider>
    ));

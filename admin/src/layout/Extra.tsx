import { type ComponentType, Suspense } from 'react';
import { ResourceContextProvider, useResourceDefinitions } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import type { ConsoleOptions } from '../ui/consoleOptions.ts';

/** An optional part of a page: it renders nothing until its code has loaded, and nothing if it fails. */
export const Extra = ({ of: Part }: { of: ComponentType | undefined }) =>
  Part && (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );

/** The parts that the resources' options contribute to the frame under this name. */
export const Extras = ({ name: option }: { name: 'status' | 'announcer' }) =>
  Object.values(useResourceDefinitions<ConsoleOptions>()).map(({ name, options }) => (
    <ResourceContextProvider key={name} value={name}>
      <Extra of={options?.[option]} />
    </ResourceContextProvider>
  ));

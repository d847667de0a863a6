import type { ComponentProps } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';

interface Props
  extends Omit<ComponentProps<typeof LoadFailed>, 'onRetry'>,
    ComponentProps<typeof ListSkeleton> {
  /** What is shown below as soon as it is loaded, even when refreshing it fails. */
  data?: unknown;
  refetch: () => unknown;
}

/** Shown in place of data that is loading or could not be loaded. */
export function NotLoaded({ data, label, height, refetch, ...failure }: Props) {
  if (failure.error) return <LoadFailed {...failure} onRetry={refetch} />;
  return data === undefined && <ListSkeleton label={label} height={height} />;
}

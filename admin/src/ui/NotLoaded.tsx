import type { ComponentProps } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';

type Props = ComponentProps<typeof LoadFailed> & ComponentProps<typeof ListSkeleton>;

/** Shown in place of data that is loading or could not be loaded. */
export const NotLoaded = ({ label, height, ...failure }: Props) =>
  failure.error ? <LoadFailed {...failure} /> : <ListSkeleton label={label} height={height} />;

import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { LoadError } from '../ui/Notice.tsx';
import { type Part, projectOf } from './projectOf.ts';
import { text } from './text.ts';

interface Props {
  clientId: string;
  part: Part;
  children: ReactNode;
}

/** One part of a project, or that it could not be read. */
export function ProjectPart({ clientId, part, children }: Props) {
  const { $project, read } = projectOf(clientId);
  const { steps } = useStore($project);
  if (steps[part] === 'failed') return <LoadError title={text.partFailed} onRetry={() => void read()} />;
  return children;
}

import type { ReactNode } from 'react';
import { useWords } from '../ui/useWords.ts';

/** Fields with their names, a line each. react-admin's `<Labeled>` ties no name to its value for those who hear it. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  const words = useWords();
  return (
    <dl className="facts">
      {Object.entries(facts).map(([field, value]) => (
        <div key={field}>
          <dt>{words(`fields.${field}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Reorderable } from '../ordering/Reorderable.tsx';
import { EmptyWindow } from '../ui/EmptyWindow.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Pages } from '../ui/Pages.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { type ContentRow, useContentKind } from './ContentKind.ts';

const SKELETONS = ['one', 'two', 'three', 'four'];

/** The list in its states: loading, error, empty, rows – and rows under an error when only their refreshing failed. */
export function ContentRows({ children }: { children: ReactNode }) {
  const { text, resource, nameOf } = useContentKind();
  const { isPending, error, total = 0, data, refetch } = useListContext<ContentRow>();
  if (isPending) return <Loading label={text.loading} />;
  return (
    <>
      {error && (
        <LoadFailed title={text.loadFailed} reason={text.loadFailedReason} error={error} onRetry={refetch} />
      )}
      {data && total === 0 && (
        <StatePanel
          role="status"
          icon={<EmptyWindow />}
          {...(text.emptyHint ? { title: text.empty, text: text.emptyHint } : { text: text.empty })}
        />
      )}
      {data && total > 0 && (
        <>
          <Reorderable resource={resource} nameOf={nameOf} failedText={text.reorderFailed}>
            {children}
          </Reorderable>
          <Pages />
        </>
      )}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <span className="visually-hidden">{label}</span>
      {SKELETONS.map((row) => (
        <Skeleton key={row} variant="rounded" height={96} />
      ))}
    </Box>
  );
}

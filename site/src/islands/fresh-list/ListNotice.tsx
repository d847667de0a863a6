import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { LoadError } from './LoadError.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';
import { type ListText, loadingText } from './text.ts';
import type { FreshRows } from './useFreshRows.ts';

interface Props {
  fresh: FreshRows<unknown>;
  text: ListText;
  skeletons: number;
  /** What a page that was built without rows shows without JavaScript. By default it says that there are none. */
  withoutScript?: ReactNode;
}

/** Shown in place of a list that is loading, empty, or could not be read. */
export function ListNotice({ fresh: { list, retry }, text, skeletons, withoutScript }: Props) {
  const empty = <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>;
  if (list.step === 'empty') return empty;
  if (list.step === 'failed')
    return (
      <LoadError title={text.errorTitle} retry={retry}>
        {text.error(list.reason)}
      </LoadError>
    );
  return (
    <>
      <div className="noscript:hidden" role="status">
        <span className="sr-only">{loadingText}</span>
        <SkeletonCards count={skeletons} />
      </div>
      <div className="hidden noscript:block">{withoutScript || empty}</div>
    </>
  );
}

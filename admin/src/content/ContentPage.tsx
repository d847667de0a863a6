import { ListBase } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { PageTitle } from '../layout/PageTitle.tsx';
import { FRESH_FOR_MS, retrying } from '../providers/queryClient.ts';
import { ContentHeader } from './ContentHeader.tsx';
import { type ContentKind, ContentKindProvider, type ContentRow } from './ContentKind.ts';
import { ContentRows } from './ContentRows.tsx';

interface Props<Row extends ContentRow> {
  kind: ContentKind<Row>;
  children: ReactNode;
  /** The form over the list, for an id or the word "create". */
  form: (id: string) => ReactNode;
}

/** A page of the site's content: heading, "add", the list page by page, and the form that its address names. */
export function ContentPage<Row extends ContentRow>({ kind, children, form }: Props<Row>) {
  const { '*': openId } = useParams();
  const { resource, text } = kind;
  return (
    <ContentKindProvider value={kind as unknown as ContentKind}>
      <ListBase
        sort={{ field: 'order_index', order: 'ASC' }}
        perPage={25}
        queryOptions={{
          ...retrying,
          refetchInterval: FRESH_FOR_MS,
          // The page shows the error itself; react-admin's default is the server's English message in a toast.
          onError: (error: Error) => console.error(`Loading ${resource} failed:`, error.message),
        }}
        // The address says which form is open.
        disableSyncWithLocation
        storeKey={`${resource}.listParams`}
      >
        <PageTitle title={text.title} />
        <ContentHeader />
        <ContentRows>{children}</ContentRows>
        {openId && <Suspense key={openId}>{form(openId)}</Suspense>}
      </ListBase>
    </ContentKindProvider>
  );
}

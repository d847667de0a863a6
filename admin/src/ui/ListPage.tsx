import type { ReactNode } from 'react';
import { List, type ListProps, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { FRESH_FOR_MS, retrying } from '../providers/queryClient.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListHead } from './ListHead.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Pages } from './Pages.tsx';
import { PageTitle } from './PageTitle.tsx';

/** react-admin's `<List>` as every page of the console has it. Its words stand in `bg.ts`, under the resource. */
export function ListPage({ children, ...props }: ListProps) {
  const resource = useResourceContext(props);
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate(`resources.${resource}.page.list`)} />
      <List
        title={false}
        component="div"
        actions={<ListHead />}
        perPage={25}
        exporter={false}
        empty={<ListEmpty />}
        pagination={<Pages />}
        // The address says which row is open. Were search and page there too, a search that is still waiting for
        // the next key would rewrite it and close the row.
        disableSyncWithLocation
        storeKey={`${resource}.listParams`}
        queryOptions={{
          ...retrying,
          refetchInterval: FRESH_FOR_MS,
          // The page shows the error itself; react-admin's default is the server's English message in a toast.
          onError: (error: Error) => console.error(`Loading ${resource} failed:`, error.message),
        }}
        {...props}
      >
        <Rows>{children}</Rows>
      </List>
    </>
  );
}

/** Rows stay under an error when only their refreshing failed. */
function Rows({ children }: { children: ReactNode }) {
  const { isPending, error, data, refetch, resource } = useListContext();
  const translate = useTranslate();
  if (isPending) return <ListSkeleton />;
  return (
    <>
      {error && (
        <LoadFailed
          title={translate(`resources.${resource}.load_failed.title`)}
          reason={translate(`resources.${resource}.load_failed.reason`)}
          error={error}
          onRetry={refetch}
        />
      )}
      {data && children}
    </>
  );
}

import type { ReactNode } from 'react';
import {
  List,
  ListContextProvider,
  type ListControllerResult,
  type ListProps,
  TopToolbar,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { FRESH_FOR_MS, shownInPlace } from '../providers/queryClient.ts';
import { AddButton } from './FormLinks.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Pages } from './Pages.tsx';
import { PageTitle } from './PageTitle.tsx';
import { EmptyWindow, StatePanel } from './StatePanel.tsx';
import { useWords } from './useWords.ts';

/** react-admin's `<List>`, configured for the console. Its texts are in `bg.ts`, under the resource. */
export function ListPage({ children, queryOptions, ...props }: ListProps) {
  const resource = useResourceContext(props);
  const words = useWords();
  return (
    <>
      <PageTitle title={words('page.list')} />
      <List
        title={false}
        component="div"
        actions={<ListHead />}
        perPage={25}
        exporter={false}
        empty={<ListEmpty />}
        pagination={<Pages />}
        // The address names the open row. If it also held search and page, a debounced search would rewrite it and
        // close the row.
        disableSyncWithLocation
        storeKey={`${resource}.listParams`}
        queryOptions={{ ...shownInPlace(`${resource}`), refetchInterval: FRESH_FOR_MS, ...queryOptions }}
        {...props}
      >
        <Rows>{children}</Rows>
      </List>
    </>
  );
}

/** Above a list: an introduction, and the button that adds a row. */
export function ListHead({ children }: { children?: ReactNode }) {
  const { hasCreate } = useResourceDefinition();
  const words = useWords();
  return (
    <TopToolbar>
      <p className="m-0 flex-[1_1_18rem] text-muted">{words('intro')}</p>
      {hasCreate && <AddButton />}
      {children}
    </TopToolbar>
  );
}

/** An empty list: the resource's own message, and the button that adds a row. */
export function ListEmpty() {
  const { hasCreate } = useResourceDefinition();
  const words = useWords();
  const empty = words('empty');
  const hint = words('invite', { _: '' });
  return (
    <StatePanel
      role="status"
      icon={<EmptyWindow />}
      {...(hint ? { title: empty, text: hint } : { text: empty })}
    >
      {hasCreate && <AddButton />}
    </StatePanel>
  );
}

/** When only a refresh fails, the rows stay below the error; react-admin's `<RecordsIterator>` would hide them. */
function Rows({ children }: { children: ReactNode }) {
  const words = useWords();
  const translate = useTranslate();
  const list = useListContext();
  const { isPending, error, data, refetch } = list;
  if (isPending) return <ListSkeleton label={words('loading', { _: translate('ra.page.loading') })} />;
  return (
    <>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {data && (
        <ListContextProvider value={{ ...list, error: null } as ListControllerResult}>
          {children}
        </ListContextProvider>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { DataTable, useRecordContext, useResourceContext } from 'react-admin';
import { FormDialog } from '../forms/FormDialog.tsx';
import { SectionTabs } from '../layout/SectionTabs.tsx';
import { contentTableOf, versionedTableOf } from '../providers/resourceTables.ts';
import { takeBack } from '../providers/versions.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { EditButton } from '../ui/FormLinks.tsx';
import { ListHead, ListPage } from '../ui/ListPage.tsx';
import { useIsPhone } from '../ui/useScreen.ts';
import { DraftDialog } from '../versions/DraftDialog.tsx';
import { Drafts } from '../versions/Drafts.tsx';
import { RowState } from '../versions/RowState.tsx';
import { text } from '../versions/text.ts';
import { useRestoring } from '../versions/useRestoring.ts';
import type { OrderedRow } from './movedPages.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { Reorderable } from './Reorderable.tsx';

const BY_PLACE = { field: 'order_index', order: 'ASC' } as const;
/** A page that a row has just moved to is not read again before the move is saved: it would come without the row. */
const AS_MOVED = { staleTime: 5_000 };

interface Props<Row> {
  /** The table's columns; without them the rows are cards on wide screens too. */
  columns?: ReactNode;
  card: (row: Row) => ReactNode;
  /** Narrower, and fewer cards stand side by side. */
  cardWidth?: string;
  /** Above the list, beside the button that adds to it. */
  headActions?: ReactNode;
  /** Of each row, before editing and deleting. */
  actions?: ReactNode;
  /** The fields that adding and editing open over the list. */
  form: ReactNode;
}

/** A page of the site's content, in an order of the studio's: a table, cards on phones, and the form over them. */
export function OrderedList<Row extends OrderedRow>({
  columns,
  card,
  form,
  headActions,
  ...cards
}: Props<Row>) {
  const isPhone = useIsPhone();
  const versioned = versionedTableOf(useResourceContext() ?? '');
  const state = versioned && <RowState />;
  const actions = (
    <div className="flex justify-end">
      {cards.actions}
      <EditButton />
      <DeleteRow />
    </div>
  );
  return (
    <>
      <SectionTabs />
      <ListPage sort={BY_PLACE} queryOptions={AS_MOVED} actions={<ListHead>{headActions}</ListHead>}>
        {versioned && <Drafts table={versioned} />}
        <Reorderable>
          {isPhone || !columns ? (
            <OrderCards<Row>
              {...cards}
              card={(row) => (
                <>
                  {card(row)}
                  {state}
                </>
              )}
              actions={actions}
            />
          ) : (
            <OrderTable actions={actions}>
              {columns}
              {state && <DataTable.Col label={text.state}>{state}</DataTable.Col>}
            </OrderTable>
          )}
        </Reorderable>
      </ListPage>
      {versioned ? <DraftDialog>{form}</DraftDialog> : <FormDialog>{form}</FormDialog>}
    </>
  );
}

/** What the site shows comes back in its place. */
function DeleteRow() {
  const table = contentTableOf(useResourceContext() ?? '');
  const id = useRecordContext()?.id;
  const restoring = useRestoring();
  return <DeleteButton {...(table && { onUndo: () => restoring(() => takeBack(table, String(id))) })} />;
}

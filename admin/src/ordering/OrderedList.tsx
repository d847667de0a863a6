import type { ReactNode } from 'react';
import { DataTable, useRecordContext, useResourceContext } from 'react-admin';
import { FormDialog } from '../forms/FormDialog.tsx';
import { SectionTabs } from '../layout/SectionTabs.tsx';
import { contentTableOf, type VersionedTable, versionedTableOf } from '../providers/resourceTables.ts';
import { takeBack } from '../providers/versions.ts';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { EditButton } from '../ui/FormLinks.tsx';
import { ListEmpty, ListHead, ListPage } from '../ui/ListPage.tsx';
import { ToastButton, UndoButton } from '../ui/UndoButton.tsx';
import { useIsPhone } from '../ui/useScreen.ts';
import { DraftDialog } from '../versions/DraftDialog.tsx';
import { Drafts } from '../versions/Drafts.tsx';
import { RowState, useStanding } from '../versions/RowState.tsx';
import { text } from '../versions/text.ts';
import { useRestoring } from '../versions/useRestoring.ts';
import type { OrderedRow } from './movedPages.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { Reorderable } from './Reorderable.tsx';

const BY_PLACE = { field: 'order_index', order: 'ASC' } as const;
/** A page to which a row has just moved is not read again until the move is saved, because the row would be missing. */
const AS_MOVED = { staleTime: 5_000 };

interface Props<Row> {
  /** The table's columns; without them the rows are cards on wide screens, too. */
  columns?: ReactNode;
  card: (row: Row) => ReactNode;
  /** The minimal width of a card; by default there is one card per line. */
  cardWidth?: string;
  /** Shown above the list, beside the button that adds a row. */
  headActions?: ReactNode;
  /** The actions of a row before those for editing and deleting. */
  actions?: ReactNode;
  /** The form for adding and editing a row. */
  form: ReactNode;
}

/** A list that the studio puts in order by hand: a table, or cards on phones, and the form in a dialog over it. */
export function OrderedList<Row extends OrderedRow>({
  columns,
  card,
  form,
  headActions,
  ...cards
}: Props<Row>) {
  const isPhone = useIsPhone();
  const versioned = versionedTableOf(useResourceContext() ?? '');
  const state = versioned && <RowState table={versioned} />;
  const drafts = versioned && <Drafts table={versioned} />;
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
      <ListPage
        sort={BY_PLACE}
        queryOptions={AS_MOVED}
        actions={<ListHead>{headActions}</ListHead>}
        empty={
          <>
            {drafts}
            <ListEmpty />
          </>
        }
      >
        {drafts}
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
              {state && (
                <DataTable.Col label={text.state} className="min-w-35 xl:min-w-60">
                  {state}
                </DataTable.Col>
              )}
            </OrderTable>
          )}
        </Reorderable>
      </ListPage>
      {versioned ? <DraftDialog>{form}</DraftDialog> : <FormDialog>{form}</FormDialog>}
    </>
  );
}

/** Deletes the row; site content can be restored to its place. */
function DeleteRow() {
  const resource = useResourceContext() ?? '';
  const table = contentTableOf(resource);
  const versioned = versionedTableOf(resource);
  const id = useRecordContext()?.id;
  const restoring = useRestoring();
  if (!table) return <DeleteButton />;
  const bringBack = () => void restoring(() => takeBack(table, String(id)));
  return versioned ? (
    <TakeDownButton table={versioned} bringBack={bringBack} />
  ) : (
    <DeleteButton undo={<UndoButton onUndo={bringBack} />} />
  );
}

/** Taking a row off the site also ends its schedule. */
function TakeDownButton({ table, bringBack }: { table: VersionedTable; bringBack: () => void }) {
  const isScheduled = useStanding(table).open?.state === 'scheduled';
  return (
    <DeleteButton
      {...(isScheduled && { deleted: text.publishing.unpublishedUnscheduled })}
      undo={<ToastButton label={text.publishing.bringBack} onPress={bringBack} />}
    />
  );
}

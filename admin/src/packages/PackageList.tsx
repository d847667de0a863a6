import type { Tables } from '@vitrina/shared/database.types.ts';
import { PACKAGES } from '@vitrina/shared/packages.ts';
import { RecordsIterator, ReferenceField, TextField, useListContext } from 'react-admin';
import { SectionTabs } from '../layout/SectionTabs.tsx';
import { EditButton } from '../ui/FormLinks.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import { Excerpt } from '../ui/Words.tsx';
import { DraftDialog } from '../versions/DraftDialog.tsx';
import { RowState } from '../versions/RowState.tsx';
import { PackageForm } from './PackageForm.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

type Package = Tables<'packages'>;

/** The three packages: whom each is for and what it contains. Their names and prices are rows of `prices`. */
export default function PackageList() {
  return (
    <>
      <SectionTabs />
      <ListPage>
        <ul className="m-0 list-none border-t border-line p-0">
          <Rows />
        </ul>
      </ListPage>
      <DraftDialog>
        <PackageForm />
      </DraftDialog>
    </>
  );
}

/** In the site's order. */
function Rows() {
  const { data: rows = [] } = useListContext<Package>();
  const data = PACKAGES.flatMap((wanted) => rows.filter(({ id }) => id === wanted));
  return <RecordsIterator<Package> data={data} render={(row) => <Row key={row.id} row={row} />} />;
}

const Row = ({ row: { audience, is_recommended } }: { row: Package }) => (
  <li className="flex min-h-16 items-center gap-2 border-b border-line py-2">
    <div className="grid flex-1 wrap-anywhere">
      <strong>
        <ReferenceField source="price" reference="prices" link={false}>
          <TextField source="name" variant="inherit" />
        </ReferenceField>
      </strong>
      <Excerpt text={is_recommended ? text.recommended(audience) : audience} />
      <RowState table="packages" />
    </div>
    <EditButton />
  </li>
);

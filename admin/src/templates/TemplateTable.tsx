import Paper from '@mui/material/Paper';
import { DataTable } from 'react-admin';
import { RowActions } from '../content/RowActions.tsx';
import { text as columns } from '../content/text.ts';
import { Excerpt, Words } from '../content/Words.tsx';
import { Picture } from '../images/Picture.tsx';
import { OrderControls } from '../ordering/OrderControls.tsx';
import { OrderTableBody } from '../ordering/OrderTableBody.tsx';
import { DemoLink } from './DemoLink.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { Template } from './template.ts';

const Column = DataTable.Col<Template>;

const ONLY_ON_WIDE_SCREENS = { display: { xs: 'none', lg: 'table-cell' } };

/** The templates from 768 px up; the description only where there is room for it. */
export function TemplateTable() {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable<Template>
        bulkActionButtons={false}
        rowClick={false}
        hover={false}
        body={OrderTableBody}
        size="medium"
      >
        <Column
          source="image_url"
          disableSort
          render={({ image_url }) => <Picture url={image_url} width={96} height={72} />}
        />
        <Column source="name" disableSort render={({ name }) => <Words name={name} description={null} />} />
        <Column
          source="description"
          disableSort
          sx={ONLY_ON_WIDE_SCREENS}
          render={({ description }) => <Excerpt text={description} />}
        />
        <Column source="status" disableSort render={({ status }) => <StatusChip status={status} />} />
        <Column
          label={columns.order}
          render={(template) => <OrderControls row={template} name={template.name} />}
        />
        <Column
          label={columns.actions}
          align="right"
          render={(template) => (
            <RowActions row={template} labels="never">
              <DemoLink template={template} />
            </RowActions>
          )}
        />
      </DataTable>
    </Paper>
  );
}

import Paper from '@mui/material/Paper';
import { DataTable } from 'react-admin';
import { RowActions } from '../content/RowActions.tsx';
import { text } from '../content/text.ts';
import { Excerpt, Words } from '../content/Words.tsx';
import { Picture } from '../images/Picture.tsx';
import { OrderControls } from '../ordering/OrderControls.tsx';
import { OrderTableBody } from '../ordering/OrderTableBody.tsx';
import type { Project } from './project.ts';

const Column = DataTable.Col<Project>;

/** The projects from 768 px up. */
export function ProjectTable() {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable<Project>
        bulkActionButtons={false}
        rowClick={false}
        hover={false}
        body={OrderTableBody}
        size="medium"
      >
        <Column
          source="image"
          disableSort
          render={({ image }) => <Picture url={image} width={96} height={72} />}
        />
        <Column
          source="title"
          disableSort
          render={({ title }) => <Words name={title} description={null} />}
        />
        <Column
          source="description"
          disableSort
          render={({ description }) => <Excerpt text={description} />}
        />
        <Column
          label={text.order}
          render={(project) => <OrderControls row={project} name={project.title} />}
        />
        <Column
          label={text.actions}
          align="right"
          render={(project) => <RowActions row={project} labels="wide" />}
        />
      </DataTable>
    </Paper>
  );
}

import { DataTable } from 'react-admin';
import { ContentTable } from '../content/ContentTable.tsx';
import { Excerpt } from '../content/Words.tsx';
import { DemoLink } from './DemoLink.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { Template } from './template.ts';

const Column = DataTable.Col<Template>;

const ONLY_ON_WIDE_SCREENS = { display: { xs: 'none', lg: 'table-cell' } };

export function TemplateTable() {
  return (
    <ContentTable<Template>
      sources={{ picture: 'image_url', name: 'name' }}
      actions={(template) => <DemoLink template={template} />}
    >
      <Column
        source="description"
        disableSort
        sx={ONLY_ON_WIDE_SCREENS}
        render={({ description }) => <Excerpt text={description} />}
      />
      <Column source="status" disableSort render={({ status }) => <StatusChip status={status} />} />
    </ContentTable>
  );
}

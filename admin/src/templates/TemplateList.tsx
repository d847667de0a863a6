import { Chip } from '@mui/material';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { ExternalLink } from 'lucide-react';
import { DataTable, useRecordContext } from 'react-admin';
import { Picture } from '../images/Picture.tsx';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Excerpt, Words } from '../ui/Words.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

type Template = Tables<'templates'>;

export default function TemplateList() {
  return (
    <OrderedList<Template>
      form={<TemplateForm />}
      actions={<DemoLink />}
      card={({ name, image_url, status }) => (
        <div className="flex gap-3">
          <Picture path={image_url} />
          <div className="grid min-w-0 content-start justify-items-start gap-1.5">
            <Words name={name} />
            <StatusChip status={status} />
          </div>
        </div>
      )}
      columns={
        <>
          <DataTable.Col<Template>
            source="image_url"
            render={({ image_url }) => <Picture path={image_url} />}
          />
          <DataTable.Col<Template> source="name" render={({ name }) => <Words name={name} />} />
          <DataTable.Col<Template>
            source="description"
            className="max-xl:hidden"
            render={({ description }) => <Excerpt text={description} />}
          />
          <DataTable.Col<Template> source="status" render={({ status }) => <StatusChip status={status} />} />
        </>
      }
    />
  );
}

function StatusChip({ status }: Pick<Template, 'status'>) {
  const isActive = status === 'active';
  return (
    <Chip
      variant={isActive ? 'filled' : 'outlined'}
      color={isActive ? 'secondary' : 'default'}
      label={isActive ? text.status.active : text.status.inactive}
    />
  );
}

function DemoLink() {
  const template = useRecordContext<Template>();
  if (!template) return null;
  return (
    <ActionButton
      component="a"
      href={template.demo_url}
      target="_blank"
      rel="noopener noreferrer"
      icon={ExternalLink}
      label={text.previewOf(template.name)}
    />
  );
}

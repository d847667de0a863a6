import type { Tables } from '@vitrina/shared/database.types.ts';
import { DataTable } from 'react-admin';
import { Picture } from '../images/Picture.tsx';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { Excerpt, Words } from '../ui/Words.tsx';
import { ProjectForm } from './ProjectForm.tsx';

export { bg } from './bg.ts';

type Project = Tables<'projects'>;

export default function ProjectList() {
  return (
    <OrderedList<Project>
      form={<ProjectForm />}
      card={({ title, description, image }) => (
        <div className="flex gap-3">
          <Picture path={image} />
          <div className="grid min-w-0 content-start gap-1.5 leading-[1.45]">
            <Words name={title} />
            <Excerpt text={description} />
          </div>
        </div>
      )}
      columns={
        <>
          <DataTable.Col<Project> source="image" render={({ image }) => <Picture path={image} />} />
          <DataTable.Col<Project> source="title" render={({ title }) => <Words name={title} />} />
          <DataTable.Col<Project>
            source="description"
            render={({ description }) => <Excerpt text={description} />}
          />
        </>
      }
    />
  );
}

import { ContentPage } from '../content/ContentPage.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { ProjectCards } from './ProjectCards.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { projectKind } from './project.ts';

export default function ProjectList() {
  const isPhone = useIsPhone();
  return (
    <ContentPage kind={projectKind} form={(id) => <ProjectForm id={id} />}>
      {isPhone ? <ProjectCards /> : <ProjectTable />}
    </ContentPage>
  );
}

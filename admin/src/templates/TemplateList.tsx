import { ContentPage } from '../content/ContentPage.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { TemplateCards } from './TemplateCards.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { templateKind } from './template.ts';

export default function TemplateList() {
  const isPhone = useIsPhone();
  return (
    <ContentPage kind={templateKind} form={(id) => <TemplateForm id={id} />}>
      {isPhone ? <TemplateCards /> : <TemplateTable />}
    </ContentPage>
  );
}

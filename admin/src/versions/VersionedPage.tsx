import type { ComponentProps } from 'react';
import { BackLink } from '../ui/BackLink.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useWords } from '../ui/useWords.ts';
import { DraftParts } from './DraftParts.tsx';
import { VersionedForm } from './VersionedForm.tsx';

type Props = Omit<ComponentProps<typeof VersionedForm>, 'Parts'>;

/** A `VersionedForm` on a page of its own. */
export function VersionedPage(form: Props) {
  const words = useWords();
  return (
    <>
      <PageTitle title={words('page.list')} />
      <BackLink />
      <VersionedForm {...form} Parts={DraftParts} />
    </>
  );
}

import type { ComponentProps } from 'react';
import { BackLink } from '../ui/BackLink.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { DraftParts } from './DraftParts.tsx';
import { VersionedForm } from './VersionedForm.tsx';

type Props = Omit<ComponentProps<typeof VersionedForm>, 'onBegun' | 'Parts'>;

/** A `VersionedForm` on a page of its own. */
export function VersionedPage(form: Props) {
  const words = useWords();
  const { rename } = useOpenRecord();
  return (
    <>
      <PageTitle title={words('page.list')} />
      <BackLink />
      <VersionedForm {...form} onBegun={rename} Parts={DraftParts} />
    </>
  );
}

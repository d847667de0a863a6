import { studioFactsSchema } from '@vitrina/shared/schemas/studioFacts.ts';
import { useState } from 'react';
import { BooleanInput, Edit, RadioButtonGroupInput, TextInput, useResourceContext } from 'react-admin';
import { dropDraft } from '../forms/draft.ts';
import { FormContext, RecordForm } from '../forms/RecordForm.tsx';
import { useSaving } from '../forms/useSaving.tsx';
import { SectionTabs } from '../layout/SectionTabs.tsx';
import { shownInPlace } from '../providers/queryClient.ts';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useWords } from '../ui/useWords.ts';
import { ClosedDays } from './ClosedDays.tsx';
import { HoursInput } from './HoursInput.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

/** The table's only row. */
const STUDIO = 'studio';

const VAT = Object.entries(text.vat).map(([id, name]) => ({ id, name }));

/** What the studio says of itself: a form on a page of its own. */
export default function StudioPage() {
  const resource = useResourceContext() ?? '';
  const words = useWords();
  const draftKey = `${resource}/${STUDIO}`;
  const [shown, setShown] = useState(0);
  const { error, code, mutationOptions } = useSaving(STUDIO, draftKey);
  /** Begins anew with what is on the site. */
  function cancel() {
    dropDraft(draftKey);
    setShown(shown + 1);
  }
  return (
    <>
      <PageTitle title={words('page.list')} />
      <SectionTabs />
      <FormContext
        key={shown}
        value={{ draftKey, error, code, cancel, isUploading: false, setUploading: () => undefined }}
      >
        <Edit
          id={STUDIO}
          title={false}
          actions={false}
          component="div"
          redirect={false}
          mutationMode="pessimistic"
          redirectOnError={false}
          mutationOptions={mutationOptions}
          queryOptions={shownInPlace('what the studio says of itself')}
          render={({ record, error: failure, refetch }) =>
            record ? (
              <StudioForm />
            ) : failure ? (
              <LoadFailed error={failure} onRetry={() => refetch()} />
            ) : (
              <ListSkeleton height={54} />
            )
          }
        />
      </FormContext>
    </>
  );
}

const StudioForm = () => (
  <RecordForm schema={studioFactsSchema}>
    <TextInput source="email" isRequired inputMode="email" />
    {[0, 1, 2].map((place) => (
      <TextInput
        key={place}
        source={`phones.${place}`}
        label={text.phone(place)}
        isRequired={place === 0}
        inputMode="tel"
      />
    ))}
    <TextInput source="address" isRequired />
    <HoursInput />
    <ClosedDays />
    {[0, 1, 2].map((place) => (
      <div key={place} className="grid w-full gap-x-4 md:grid-cols-2">
        <TextInput source={`social.${place}.name`} label={text.profileName(place)} />
        <TextInput source={`social.${place}.url`} label={text.profileUrl(place)} inputMode="url" />
      </div>
    ))}
    <BooleanInput source="shows_leva" />
    <RadioButtonGroupInput source="vat" isRequired choices={VAT} />
  </RecordForm>
);

import { studioFactsSchema } from '@vitrina/shared/schemas/studioFacts.ts';
import { BooleanInput, RadioButtonGroupInput, TextInput } from 'react-admin';
import { SectionTabs } from '../layout/SectionTabs.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useWords } from '../ui/useWords.ts';
import { DraftParts } from '../versions/DraftParts.tsx';
import { VersionedForm } from '../versions/VersionedForm.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import { HoursInput } from './HoursInput.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

const VAT = Object.entries(text.vat).map(([id, name]) => ({ id, name }));

/** The studio's own details: the form of the only row of `studio_facts`. */
export default function StudioPage() {
  const words = useWords();
  return (
    <>
      <PageTitle title={words('page.list')} />
      <SectionTabs />
      <VersionedForm table="studio_facts" id="studio" schema={studioFactsSchema} Parts={DraftParts}>
        <TextInput source="email" isRequired slotProps={{ htmlInput: { inputMode: 'email' } }} />
        {[0, 1, 2].map((place) => (
          <TextInput
            key={place}
            source={`phones.${place}`}
            label={text.phone(place)}
            isRequired={place === 0}
            slotProps={{ htmlInput: { inputMode: 'tel' } }}
          />
        ))}
        <TextInput source="address" isRequired />
        <HoursInput />
        <ClosedDays />
        {[0, 1, 2].map((place) => (
          <div key={place} className="grid w-full gap-x-4 gap-y-5 md:grid-cols-2">
            <TextInput source={`social.${place}.name`} label={text.profileName(place)} />
            <TextInput
              source={`social.${place}.url`}
              label={text.profileUrl(place)}
              slotProps={{ htmlInput: { inputMode: 'url' } }}
            />
          </div>
        ))}
        <BooleanInput source="shows_leva" />
        <RadioButtonGroupInput source="vat" isRequired choices={VAT} />
      </VersionedForm>
    </>
  );
}

import { studioFactsSchema } from '@vitrina/shared/schemas/studioFacts.ts';
import type { ReactNode } from 'react';
import { BooleanInput, FieldTitle, RadioButtonGroupInput, TextInput } from 'react-admin';
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
        <Group source="phones">
          {[0, 1, 2].map((place) => (
            <TextInput
              key={place}
              source={`phones.${place}`}
              label={text.phone(place)}
              isRequired={place === 0}
              slotProps={{ htmlInput: { inputMode: 'tel' } }}
            />
          ))}
        </Group>
        <TextInput source="address" isRequired />
        <HoursInput />
        <ClosedDays />
        <Group source="social">
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
        </Group>
        <BooleanInput source="shows_leva" />
        <RadioButtonGroupInput source="vat" isRequired choices={VAT} />
      </VersionedForm>
    </>
  );
}

/** The fields of a list of facts, below its name. */
const Group = ({ source, children }: { source: string; children: ReactNode }) => (
  <fieldset className="m-0 grid w-full grid-cols-[minmax(0,1fr)] gap-5 border-0 p-0">
    <legend className="mb-2 font-bold">
      <FieldTitle source={source} />
    </legend>
    {children}
  </fieldset>
);

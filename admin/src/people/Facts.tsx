import { Button } from '@mui/material';
import { clientEmailHint } from '@vitrina/shared/people/text.ts';
import { personSchema } from '@vitrina/shared/schemas/person.ts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dropDraft, hasDraft } from '../forms/draft.ts';
import { PhoneLink } from '../inbox/RowParts.tsx';
import { text as inboxText } from '../inbox/text.ts';
import { PEOPLE, type Person } from '../providers/people.ts';
import { Fact } from '../ui/Fact.tsx';
import { PartForm } from './PartForm.tsx';
import { helpFor, PersonFields } from './PersonForm.tsx';
import { text } from './text.ts';

/**
 * E-mail and phone, or the form for changing them and the name. The focus moves between the form that a press opens and the
 * button that opens it.
 */
export function Facts({ person }: { person: Person }) {
  const translate = useTranslate();
  const { id, name, email, phone, client_id } = person;
  const draftKey = `${PEOPLE}/${id}/facts`;
  const [state, setState] = useState<'shown' | 'restored' | 'opened' | 'closed'>(() =>
    hasDraft(draftKey) ? 'restored' : 'shown',
  );
  const close = () => setState('closed');
  if (state === 'shown' || state === 'closed')
    return (
      <>
        <dl className="m-0 w-full *:grid-cols-[4.625rem_1fr] *:border-t *:py-2.25 [&_dd]:leading-[1.4] [&_dt]:text-small">
          <Fact field="email" copied={email} copyLabel={inboxText.copyEmail}>
            {email ? <bdi>{email}</bdi> : '—'}
          </Fact>
          <Fact field="phone" copied={phone} copyLabel={inboxText.copyPhone}>
            {phone ? <PhoneLink phone={phone} /> : '—'}
          </Fact>
        </dl>
        <Button
          color="inherit"
          className="-ml-4"
          autoFocus={state === 'closed'}
          onClick={() => setState('opened')}
        >
          {text.edit}
        </Button>
      </>
    );
  const cancel = () => {
    dropDraft(draftKey);
    close();
  };
  return (
    <PartForm
      person={person}
      part="facts"
      schema={personSchema}
      values={{ name, email, phone }}
      saved={text.factsSaved}
      onSaved={close}
      helpFor={helpFor}
      actions={
        <Button variant="outlined" color="inherit" onClick={cancel}>
          {translate('ra.action.cancel')}
        </Button>
      }
      className="mb-2.5 grid w-full gap-3"
    >
      <PersonFields
        isFocused={state === 'opened'}
        emailHint={client_id && email ? clientEmailHint : undefined}
      />
    </PartForm>
  );
}

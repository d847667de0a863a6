import { Button } from '@mui/material';
import { personSchema } from '@vitrina/shared/schemas/person.ts';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dropDraft, hasDraft } from '../forms/draft.ts';
import { PhoneLink } from '../inbox/RowParts.tsx';
import { PEOPLE, type Person } from '../providers/people.ts';
import { useWords } from '../ui/useWords.ts';
import { PartForm } from './PartForm.tsx';
import { helpFor, PersonFields } from './PersonForm.tsx';
import { text } from './text.ts';

/**
 * E-mail and phone, or the form for changing them and the name. The focus moves between the form that a press opens and the
 * button that opens it.
 */
export function Facts({ person }: { person: Person }) {
  const words = useWords();
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
        <dl className="m-0 w-full">
          <Fact label={words('fields.email')}>{email ? <bdi>{email}</bdi> : '—'}</Fact>
          <Fact label={words('fields.phone')}>{phone ? <PhoneLink phone={phone} /> : '—'}</Fact>
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
        emailHint={client_id && email ? text.client.emailHint : undefined}
      />
    </PartForm>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[4.625rem_1fr] items-baseline border-t border-line py-2.25">
    <dt className="text-[0.9375rem] text-muted">{label}</dt>
    <dd className="m-0 leading-[1.4] font-semibold wrap-anywhere">{children}</dd>
  </div>
);

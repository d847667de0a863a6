import { Button, DialogActions, DialogContent } from '@mui/material';
import { userName } from '@vitrina/shared/schemas/fields.ts';
import { userNameText } from '@vitrina/shared/signIn/userName/text.ts';
import { Form, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkedBy } from '../../forms/checkedBy.ts';
import { NoMailServer } from '../../mails/NoMailServer.tsx';
import type { Person } from '../../providers/people.ts';
import { FormError } from '../../ui/FormError.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { useCloseOnBack } from '../../ui/useCloseOnBack.ts';
import { text } from '../text.ts';
import { useInvitation } from './useInvitation.ts';

interface Props {
  person: Person;
  email: string;
  onClose: () => void;
}

/** Makes a person a client. After a failure the form keeps its values. */
export function NewClientDialog({ person, email, onClose }: Props) {
  const { invite, isPending, isNameTaken } = useInvitation(person);
  useCloseOnBack(true, onClose);
  return (
    <RecordDialog title={text.client.title(person.name)} onClose={onClose}>
      <Form
        record={{ username: suggestedName(email) }}
        onSubmit={({ username }: FieldValues) => invite(username, { onSuccess: onClose })}
        {...checkedBy(clientSchema)}
      >
        <DialogContent className="grid gap-4 px-(--side)">
          <NoMailServer />
          <p className="m-0 wrap-anywhere">{text.client.explained(email)}</p>
          <TextInput
            source="username"
            label={text.client.username}
            isRequired
            autoComplete="off"
            helperText={userNameText.hint}
          />
          {isNameTaken && <FormError text={text.client.taken} />}
        </DialogContent>
        <DialogActions className="px-(--side) pb-6">
          <Button type="submit" variant="contained" disabled={isPending}>
            {text.client.submit}
          </Button>
        </DialogActions>
      </Form>
    </RecordDialog>
  );
}

const clientSchema = z.object({ username: userName() });

/** The part before the "@", with only the characters that a user name may have. */
const suggestedName = (email: string) =>
  email
    .toLowerCase()
    .replace(/@.*/, '')
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .slice(0, 32);

import { emailInvalid } from '@vitrina/shared/forms/text.ts';
import { mailbox, userName } from '@vitrina/shared/schemas/fields.ts';
import { RecordsIterator, TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { FormDialog } from '../forms/FormDialog.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { NoMailServer } from '../mails/NoMailServer.tsx';
import type { Admin } from '../providers/team.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { AdminRow } from './AdminRow.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

/** The admins, the first one first. */
export default function TeamList() {
  return (
    <>
      <ListPage pagination={false}>
        <NoMailServer />
        <ul className="cards">
          <RecordsIterator<Admin> render={(admin) => <AdminRow key={admin.id} admin={admin} />} />
        </ul>
      </ListPage>
      <FormDialog>
        <RecordForm schema={invitationSchema}>
          <NoMailServer />
          <TextInput source="email" type="email" isRequired autoFocus helperText={text.emailHint} />
          <TextInput source="username" isRequired autoComplete="off" helperText={text.usernameHint} />
        </RecordForm>
      </FormDialog>
    </>
  );
}

const invitationSchema = z.object({
  email: mailbox(emailInvalid),
  username: userName(),
});

import type { Tables } from '@vitrina/shared/database.types.ts';
import { DataTable } from 'react-admin';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { Excerpt, Words } from '../ui/Words.tsx';
import { CannedReplyForm } from './CannedReplyForm.tsx';

export { bg } from './bg.ts';

type CannedReply = Tables<'canned_replies'>;

export default function CannedReplyList() {
  return (
    <OrderedList<CannedReply>
      form={<CannedReplyForm />}
      card={({ title, body }) => <Words name={title} description={body} />}
      columns={
        <>
          <DataTable.Col<CannedReply> source="title" render={({ title }) => <Words name={title} />} />
          <DataTable.Col<CannedReply> source="body" render={({ body }) => <Excerpt text={body} />} />
        </>
      }
    />
  );
}

import type { Tables } from '@vitrina/shared/database.types.ts';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { Column } from '../ordering/OrderTable.tsx';
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
          <Column<CannedReply> source="title" render={({ title }) => <Words name={title} />} />
          <Column<CannedReply> source="body" render={({ body }) => <Excerpt text={body} />} />
        </>
      }
    />
  );
}

import type { Tables } from '@vitrina/shared/database.types.ts';
import { DataTable } from 'react-admin';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { Excerpt, Words } from '../ui/Words.tsx';
import { FaqForm } from './FaqForm.tsx';

export { bg } from './bg.ts';

type Faq = Tables<'faqs'>;

export default function FaqList() {
  return (
    <OrderedList<Faq>
      form={<FaqForm />}
      card={({ question, answer }) => <Words name={question} description={answer} />}
      columns={
        <>
          <DataTable.Col<Faq> source="question" render={({ question }) => <Words name={question} />} />
          <DataTable.Col<Faq> source="answer" render={({ answer }) => <Excerpt text={answer} />} />
        </>
      }
    />
  );
}

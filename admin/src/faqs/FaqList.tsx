import type { Tables } from '@vitrina/shared/database.types.ts';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { Column } from '../ordering/OrderTable.tsx';
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
          <Column<Faq> source="question" render={({ question }) => <Words name={question} />} />
          <Column<Faq> source="answer" render={({ answer }) => <Excerpt text={answer} />} />
        </>
      }
    />
  );
}

import type { Tables } from '@vitrina/shared/database.types.ts';
import { DataTable } from 'react-admin';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { Excerpt, Words } from '../ui/Words.tsx';
import { TestimonialForm } from './TestimonialForm.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

type Testimonial = Tables<'testimonials'>;

export default function TestimonialList() {
  return (
    <OrderedList<Testimonial>
      form={<TestimonialForm />}
      card={(row) => <Words name={row.name} description={row.quote} />}
      columns={
        <>
          <DataTable.Col<Testimonial> source="name" render={(row) => <Author {...row} />} />
          <DataTable.Col<Testimonial> source="quote" render={({ quote }) => <Excerpt text={quote} />} />
        </>
      }
    />
  );
}

const Author = ({ name, company, rating, is_sample }: Testimonial) => (
  <>
    <Words name={name} description={company} />
    <Excerpt text={is_sample ? text.sample : text.rating(rating)} />
  </>
);

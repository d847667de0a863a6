import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { emailInvalid } from '@vitrina/shared/forms/text.ts';
import { emailAddress } from '@vitrina/shared/schemas/fields.ts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkedBy } from '../forms/checkedBy.ts';
import { fetchPersonalData } from '../providers/personalData.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { FoundData } from './FoundData.tsx';
import { text } from './text.ts';

const searchSchema = z.object({ email: emailAddress(emailInvalid) });

export default function PersonalDataPage() {
  const [wanted, setWanted] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['personal-data', wanted],
    queryFn: () => fetchPersonalData(wanted),
    enabled: wanted !== '',
    // Personal data is not kept in the cache.
    gcTime: 0,
  });

  function find({ email }: FieldValues) {
    const address = email.toLowerCase();
    if (address === wanted) void refetch();
    setWanted(address);
  }
  return (
    <>
      <PageTitle title={text.title} />
      <p className="mt-0 mb-5 max-w-[62ch]">{text.intro}</p>
      <search>
        <Form
          className="mb-6 flex max-w-160 flex-wrap items-start gap-3 [&>.MuiFormControl-root]:flex-[1_1_16rem]"
          onSubmit={find}
          {...checkedBy(searchSchema)}
        >
          <TextInput source="email" type="email" label={text.email} isRequired autoComplete="off" />
          <Button
            type="submit"
            variant="contained"
            startIcon={<Search size={20} />}
            disabled={isFetching}
            className="min-h-13.5 md:mt-[1.9rem]"
          >
            {isFetching ? text.finding : text.find}
          </Button>
        </Form>
      </search>
      {error && (
        <LoadFailed title={text.findFailed} reason={text.findFailedReason} error={error} onRetry={refetch} />
      )}
      {data && <FoundData key={data.email} data={data} onErased={refetch} />}
    </>
  );
}

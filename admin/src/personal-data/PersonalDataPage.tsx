import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { fetchPersonalData } from '../providers/personalData.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { FoundData } from './FoundData.tsx';
import { text } from './text.ts';

export default function PersonalDataPage() {
  const [email, setEmail] = useState('');
  const [wanted, setWanted] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['personal-data', wanted],
    queryFn: () => fetchPersonalData(wanted),
    enabled: wanted !== '',
    // Personal data does not stay in the cache.
    gcTime: 0,
  });

  const find = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    const isValid = /^[^\s@]+@[^\s@]+$/.test(address);
    setRefused(!isValid);
    if (!isValid) return;
    if (address === wanted) void refetch();
    setWanted(address);
  };
  return (
    <>
      <PageTitle title={text.title} />
      <Box component="p" sx={{ mt: 0, mb: 2.5, maxWidth: '62ch' }}>
        {text.intro}
      </Box>
      <Box
        component="form"
        role="search"
        noValidate
        onSubmit={find}
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'start',
          gap: 1.5,
          mb: 3,
          maxWidth: 620,
        }}
      >
        <TextField
          type="email"
          fullWidth
          label={text.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isRefused}
          helperText={isRefused ? text.emailMissing : undefined}
          slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<Search size={20} />}
          disabled={isFetching}
          sx={{ minHeight: 56, flexShrink: 0 }}
        >
          {isFetching ? text.finding : text.find}
        </Button>
      </Box>
      {error && (
        <LoadFailed title={text.findFailed} reason={text.findFailedReason} error={error} onRetry={refetch} />
      )}
      {data && <FoundData key={data.email} data={data} onErased={refetch} />}
    </>
  );
}

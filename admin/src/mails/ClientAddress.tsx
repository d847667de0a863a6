import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { useNotify, useUpdate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { isMailbox } from './isMailbox.ts';
import { text } from './text.ts';

/** The address of one client; empty means that the client is not mailed. */
export function ClientAddress({ client }: { client: Tables<'chat_users'> }) {
  const { id, username, notify_email } = client;
  const notify = useNotify();
  const [value, setValue] = useState(notify_email ?? '');
  const [isRefused, setRefused] = useState(false);
  const [update, { isPending }] = useUpdate<Tables<'chat_users'>, Error>();
  const address = value.trim();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const isValid = address === '' || isMailbox(address);
    setRefused(!isValid);
    if (!isValid) return;
    update(
      'chat_users',
      { id, data: { notify_email: address || null }, previousData: client },
      {
        onSuccess: () => notify(text.clients.saved, { type: 'success' }),
        onError: (error) => {
          console.error('Saving the address failed:', error.message);
          notify(text.clients.saveFailed, { type: 'error' });
        },
      },
    );
  };
  return (
    <li>
      <Box component="form" noValidate onSubmit={save} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <TextField
          type="email"
          size="small"
          fullWidth
          label={text.clients.emailOf(username)}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={isRefused}
          helperText={isRefused ? text.clients.invalid : undefined}
          slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
        />
        <Button
          type="submit"
          variant="outlined"
          color="inherit"
          aria-label={text.clients.saveOf(username)}
          disabled={isPending || address === (notify_email ?? '')}
        >
          {text.clients.save}
        </Button>
      </Box>
    </li>
  );
}

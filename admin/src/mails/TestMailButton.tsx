import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useNotify } from 'ra-core';
import { sendTestMail } from '../providers/mails.ts';
import { text } from './text.ts';

export function TestMailButton() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: sendTestMail,
    onSuccess: () => notify(text.testQueued, { type: 'success' }),
    onError: () => notify(text.testFailed, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mails'] }),
  });
  return (
    <Button variant="contained" startIcon={<Send size={18} />} disabled={isPending} onClick={() => mutate()}>
      {text.sendTest}
    </Button>
  );
}

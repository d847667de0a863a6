import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import { sendTestMail } from '../providers/mails.ts';
import { text } from './text.ts';
import { useSending } from './useSending.ts';

export function TestMailButton() {
  const sending = useSending(sendTestMail, { done: text.testQueued, failed: text.testFailed });
  return (
    <Button variant="contained" startIcon={<Send size={18} />} {...sending}>
      {text.sendTest}
    </Button>
  );
}

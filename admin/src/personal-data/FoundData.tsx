import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PersonalData } from '../providers/personalData.ts';
import { EmptyWindow } from '../ui/EmptyWindow.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { text } from './text.ts';

interface Props {
  data: PersonalData;
  onErased: () => void;
}

export function FoundData({ data, onErased }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { email, inquiries, contact_messages, mails, accounts } = data;
  const counts = [
    [text.inquiries, inquiries.length],
    [text.contactMessages, contact_messages.length],
    [text.mails, mails.length],
    [text.accounts, accounts.length],
    [text.messages, accounts.reduce((sum, { messages }) => sum + messages.length, 0)],
  ] as const;
  if (counts.every(([, count]) => count === 0))
    return <StatePanel role="status" icon={<EmptyWindow />} text={text.nothing(email)} />;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="found-data" sx={{ p: 3, maxWidth: 620 }}>
      <span role="status" className="visually-hidden">
        {text.found(email)}
      </span>
      <Typography id="found-data" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {text.found(email)}
      </Typography>
      <Box component="dl" sx={{ mt: 2, mb: 3 }}>
        {counts.map(([label, count]) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1,
              borderBottom: '1px solid var(--color-line)',
            }}
          >
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          startIcon={<Download size={20} />}
          onClick={() => saveFile(`${email}.json`, 'application/json', [JSON.stringify(data, null, 2)])}
        >
          {text.download}
        </Button>
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 size={20} />}
          onClick={() => setAsking(true)}
        >
          {text.erase.action}
        </Button>
      </Box>
      {isAsking && <EraseDialog data={data} onClose={() => setAsking(false)} onErased={onErased} />}
    </Paper>
  );
}

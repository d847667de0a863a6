import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import { text } from '../text.ts';
import { DeleteInquiryButton } from './DeleteInquiryButton.tsx';
import type { Inquiry } from './inquiry.ts';
import { useOpenInquiry } from './useOpenInquiry.ts';

/** What can be done with an inquiry from the list. */
export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  const { open } = useOpenInquiry();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, ...iconsOnNarrowTables }}>
      <Button
        startIcon={<Eye size={20} />}
        aria-label={text.inquiries.viewOf(inquiry.name)}
        onClick={() => open(inquiry.id)}
      >
        <span className="label">{text.inquiries.view}</span>
      </Button>
      <DeleteInquiryButton inquiry={inquiry} />
    </Box>
  );
}

const iconsOnNarrowTables = {
  '& .label': { display: { sm: 'none', lg: 'inline' } },
  '& .MuiButton-root': { minWidth: 44, px: { sm: 1, lg: 2 } },
  '& .MuiButton-startIcon': { mr: { sm: 0, lg: 1 }, ml: { sm: 0, lg: -0.5 } },
};

import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { text } from '../text.ts';
import { DeleteInquiryDialog } from './DeleteInquiryDialog.tsx';
import type { Inquiry } from './inquiry.ts';

interface Props {
  inquiry: Inquiry;
  onDeleted?: () => void;
}

/** Asks first. */
export function DeleteInquiryButton({ inquiry, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        color="error"
        startIcon={<Trash2 size={20} />}
        aria-label={text.inquiries.delete.actionOf(inquiry.name)}
        onClick={() => setAsking(true)}
      >
        <span className="label">{text.inquiries.delete.action}</span>
      </Button>
      {isAsking && (
        <DeleteInquiryDialog inquiry={inquiry} onClose={() => setAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}

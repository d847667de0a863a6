import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Question } from '../ui/Question.tsx';
import { useWords } from '../ui/useWords.ts';
import { useBulkDelete } from './useBulkDelete.tsx';

/** One row is deleted at once, several after a question; both can be undone. */
export function BulkDeleteButton() {
  const words = useWords();
  const translate = useTranslate();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const remove = useBulkDelete();
  const [isAsking, setAsking] = useState(false);
  const smart_count = selectedIds.length;
  const confirm = () => {
    setAsking(false);
    onUnselectItems();
    remove(selectedIds.map(String));
  };
  return (
    <>
      <Button
        color="error"
        startIcon={<Trash2 size={20} />}
        onClick={() => (smart_count > 1 ? setAsking(true) : confirm())}
      >
        {translate('ra.action.delete')}
      </Button>
      {isAsking && (
        <Question
          title={words('message.bulk_delete_title', { smart_count })}
          question={words('message.bulk_delete_content', { smart_count })}
          cancel={translate('ra.action.cancel')}
          confirm={translate('ra.action.delete')}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

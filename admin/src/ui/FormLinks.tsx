import { Button } from '@mui/material';
import { Pencil, Plus } from 'lucide-react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { ActionButton } from './ActionButton.tsx';
import { FROM_LIST } from './recordAddress.ts';
import { useWords } from './useWords.ts';

/** Opens the form for a new row. react-admin's own button is only an icon on small screens, and floats over the last row. */
export function AddButton() {
  const resource = useResourceContext();
  const words = useWords();
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={FROM_LIST}
      variant="contained"
      className="max-md:w-full"
      startIcon={<Plus size={20} />}
    >
      {words('action.create')}
    </Button>
  );
}

/** Opens the form of the row around it. react-admin's own button shows its label, which names the row, beside the icon. */
export function EditButton() {
  const resource = useResourceContext();
  const id = useRecordContext()?.id;
  const words = useWords();
  const createPath = useCreatePath();
  if (id === undefined) return null;
  return (
    <ActionButton
      component={Link}
      to={createPath({ resource, type: 'edit', id })}
      state={FROM_LIST}
      icon={Pencil}
      label={words('action.edit')}
    />
  );
}

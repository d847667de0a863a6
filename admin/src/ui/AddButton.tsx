import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FROM_LIST } from './recordAddress.ts';

/** Opens the form of a new row. react-admin's own loses its words on tablets and phones and floats over the last row. */
export function AddButton() {
  const resource = useResourceContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={FROM_LIST}
      variant="contained"
      className="add-button"
      startIcon={<Plus size={20} />}
    >
      {translate(`resources.${resource}.action.create`)}
    </Button>
  );
}

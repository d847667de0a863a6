import { Pencil } from 'lucide-react';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { ActionButton } from './ActionButton.tsx';
import { FROM_LIST } from './recordAddress.ts';

/** react-admin's own shows its words, which name the row, beside the icon. */
export function EditButton() {
  const resource = useResourceContext();
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <ActionButton
      component={Link}
      to={createPath({ resource, type: 'edit', id: record.id })}
      state={FROM_LIST}
      icon={Pencil}
      label={translate(`resources.${resource}.action.edit`, { recordRepresentation: nameOf(record) })}
    />
  );
}

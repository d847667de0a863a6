import { useResourceContext, useTranslate } from 'react-admin';

/** What the form calls the columns of the resource around it. */
export function useFieldNames() {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (field: string) => translate(`resources.${resource}.fields.${field}`, { _: field });
}

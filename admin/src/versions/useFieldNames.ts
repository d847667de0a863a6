import { useResourceContext, useTranslate } from 'react-admin';

/** Returns a function that gives the label of a column of the resource around it. */
export function useFieldNames() {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (field: string) => translate(`resources.${resource}.fields.${field}`, { _: field });
}

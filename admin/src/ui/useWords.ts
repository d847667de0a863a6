import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin';

/** The words of the resource around it, which stand in `bg.ts`; they may name the record around it. */
export function useWords() {
  const resource = useResourceContext();
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  return (key: string, values: object = {}) =>
    translate(`resources.${resource}.${key}`, {
      ...(record && { recordRepresentation: nameOf(record) }),
      ...values,
    });
}

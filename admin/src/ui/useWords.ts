import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin';

/** Translates keys of the resource around it (see `bg.ts`); the texts may contain the name of the record around it. */
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

import { useResourceContext, useTranslate } from 'react-admin';

/** The words of the resource around it, which stand in `bg.ts`. */
export function useWords() {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (key: string, values?: object) => translate(`resources.${resource}.${key}`, { ...values });
}

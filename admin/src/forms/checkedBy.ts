import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** The props of a react-admin form that a schema checks and whose fields show their own errors. */
export const checkedBy = (schema: ZodMiniType<FieldValues, FieldValues>) => ({
  resolver: zodResolver(schema),
  resetOptions: KEEP_TYPED,
  // The browser's own messages come in the browser's language and hide ours.
  noValidate: true,
  disableInvalidFormNotification: true,
});

/**
 * A record that is read again must not overwrite what was typed. This is one object, because react-admin resets the form
 * whenever another one is passed.
 */
const KEEP_TYPED = { keepDirtyValues: true };

import { useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** In a form that stays: what is saved does not count as typed any more. */
export function ResetAfter({ saves, values }: { saves: number; values: FieldValues }) {
  const { reset } = useFormContext();
  // Only after a save.
  useEffect(() => {
    if (saves > 0) reset(values);
  }, [saves]);
  return null;
}

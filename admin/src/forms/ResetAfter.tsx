import { useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** For a form that stays open: after a save, its values no longer count as changed. */
export function ResetAfter({ saves, values }: { saves: number; values: FieldValues }) {
  const { reset } = useFormContext();
  // Must not run when only `values` change, which would discard what is being typed.
  useEffect(() => {
    if (saves > 0) reset(values);
  }, [saves]);
  return null;
}

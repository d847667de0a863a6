import { Button, type ButtonProps } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { text } from '../text.ts';

/** Keeps the focus while its form is saved. */
export function SubmitButton({ children, ...button }: ButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      aria-disabled={isSubmitting}
      onClick={(press) => isSubmitting && press.preventDefault()}
      {...button}
    >
      {isSubmitting ? text.form.saving : children}
    </Button>
  );
}

import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { profileText } from './text.ts';

export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting}>
      {isSubmitting ? profileText.saving : label}
    </Button>
  );
}

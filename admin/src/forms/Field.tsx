import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { CircleAlert } from 'lucide-react';
import { useTranslateLabel } from 'ra-core';
import type { ReactNode } from 'react';
import { text } from './text.ts';

interface Props {
  /** Of the field's control; the hint or error below it has `<id>-help`. */
  id: string;
  source: string;
  /** Instead of the name that the resource's field has. */
  label?: string | undefined;
  /** Several controls under one name. */
  isGroup?: boolean;
  isRequired?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/** A field of a form: name above, what is wrong with it – or a hint – below. */
export function Field({
  id,
  source,
  label,
  isGroup = false,
  isRequired = false,
  error,
  hint,
  children,
}: Props) {
  const labelOf = useTranslateLabel();
  const labelId = `${id}-label`;
  return (
    <FormControl
      fullWidth
      error={Boolean(error)}
      {...(isGroup && { role: 'group', 'aria-labelledby': labelId })}
    >
      <FormLabel
        id={labelId}
        {...(isGroup ? { component: 'span' } : { htmlFor: id })}
        sx={{ mb: 0.75, fontWeight: 700, '&, &.Mui-focused, &.Mui-error': { color: 'var(--color-ink)' } }}
      >
        {labelOf(label ? { label } : { source })}
        {!isRequired && (
          <Box component="span" sx={{ color: 'var(--color-muted)', fontWeight: 400 }}>
            {` (${text.optional})`}
          </Box>
        )}
      </FormLabel>
      {children}
      {(error || hint) && (
        <FormHelperText
          id={`${id}-help`}
          sx={{
            display: 'flex',
            gap: 0.75,
            mx: 0,
            mt: 0.75,
            fontSize: '0.9375rem',
            lineHeight: 1.35,
            ...(error && { fontWeight: 600 }),
          }}
        >
          {error && <CircleAlert size={18} aria-hidden="true" style={{ flexShrink: 0 }} />}
          {error ?? hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}

import Box from '@mui/material/Box';
import { NO_PHONE } from '@vitrina/shared/orders.ts';

/** A phone number to be called with a tap. */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = phone.replace(/[^\d+]/g, '');
  if (!digits) return phone === NO_PHONE ? '—' : phone;
  return (
    <Box
      component="a"
      href={`tel:${digits}`}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.25, color: 'inherit' }}
    >
      {phone}
    </Box>
  );
}

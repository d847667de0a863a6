import Box from '@mui/material/Box';

/** A phone number to be called with a tap. Forms that ask for none send „N/A“. */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = phone.replace(/[^\d+]/g, '');
  if (!digits) return phone === 'N/A' ? '—' : phone;
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

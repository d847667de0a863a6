import Box from '@mui/material/Box';

interface Props {
  name: string;
  description: string | null;
}

export function Words({ name, description }: Props) {
  return (
    <Box sx={{ minWidth: { sm: 120 }, overflowWrap: 'anywhere', lineHeight: 1.45 }}>
      <Box sx={{ fontWeight: 700 }}>{name}</Box>
      {description && <Excerpt text={description} />}
    </Box>
  );
}

/** At most three lines of a longer text. */
export function Excerpt({ text }: { text: string }) {
  return (
    <Box
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
        overflow: 'hidden',
        color: 'var(--color-muted)',
        fontSize: '0.9375rem',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  );
}

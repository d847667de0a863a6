import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { PageHead } from '../ui/PageHead.tsx';
import { useContentKind } from './ContentKind.ts';
import { NEW, useOpenForm } from './useOpenForm.ts';

export function ContentHeader() {
  const { text } = useContentKind();
  const { open } = useOpenForm();
  return (
    <PageHead>
      <Typography sx={{ color: 'var(--color-muted)', flex: '1 1 18rem' }}>{text.intro}</Typography>
      <Button
        variant="contained"
        startIcon={<Plus size={20} />}
        onClick={() => open(NEW)}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {text.add}
      </Button>
    </PageHead>
  );
}

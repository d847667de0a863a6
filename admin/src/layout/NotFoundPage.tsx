import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { text } from '../text.ts';
import { StatePanel } from '../ui/StatePanel.tsx';
import { PageTitle } from './PageTitle.tsx';

export default function NotFoundPage() {
  return (
    <>
      <PageTitle title={text.layout.notFound} />
      <StatePanel text={text.layout.notFoundReason}>
        <Button component={Link} to="/" variant="outlined" color="inherit">
          {text.layout.toStart}
        </Button>
      </StatePanel>
    </>
  );
}

import { Button } from '@mui/material';
import { Link } from 'react-router';
import { text } from '../text.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';

/** Shown for an unknown address, beside the menu. */
export default function NotFound() {
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

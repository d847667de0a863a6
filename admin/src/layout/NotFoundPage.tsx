import Button from '@mui/material/Button';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { text } from '../text.ts';
import { StatePanel } from './StatePanel.tsx';

export default function NotFoundPage() {
  return (
    <>
      <Title title={text.layout.notFound} preferenceKey={false} />
      <StatePanel text={text.layout.notFoundReason}>
        <Button component={Link} to="/" variant="outlined" color="inherit">
          {text.layout.toStart}
        </Button>
      </StatePanel>
    </>
  );
}

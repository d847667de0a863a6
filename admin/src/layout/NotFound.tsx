import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { text } from '../text.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';

/** Shown for an unknown address, beside the menu. */
export default function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('ra.page.not_found')} />
      <StatePanel text={translate('ra.message.not_found')}>
        <Button component={Link} to="/" variant="outlined" color="inherit">
          {text.layout.toStart}
        </Button>
      </StatePanel>
    </>
  );
}

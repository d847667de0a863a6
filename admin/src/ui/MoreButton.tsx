import { Button } from '@mui/material';
import { text } from '../text.ts';
import { type FetchNextPage, type Shown, showMore } from './showMore.ts';

interface Props extends Shown {
  isFetchingNextPage: boolean;
  fetchNextPage: FetchNextPage;
}

/** Loads the next fifty. */
export const MoreButton = ({ isFetchingNextPage, fetchNextPage, ...shown }: Props) =>
  shown.hasNextPage && (
    <Button
      variant="outlined"
      color="inherit"
      fullWidth
      disabled={isFetchingNextPage}
      onClick={() => void showMore(shown, fetchNextPage)}
      className="my-2.5"
    >
      {text.more}
    </Button>
  );

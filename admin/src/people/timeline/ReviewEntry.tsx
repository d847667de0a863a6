import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { TextQuote } from 'lucide-react';
import { useNavigate } from 'react-router';
import { draftReview } from '../../providers/draftReview.ts';
import type { TimelineEntry } from '../../providers/timeline.ts';
import { failureReason } from '../../ui/failureReason.ts';
import { useFailureToast } from '../../ui/useFailureToast.ts';
import { text } from '../text.ts';

/** A client's review. If the client allows it, a button turns it into a draft for the site and opens that. */
export function ReviewEntry({ entry: { id, body, state } }: { entry: TimelineEntry }) {
  const navigate = useNavigate();
  const sayFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => draftReview(id),
    onError: (failure) =>
      sayFailure('Making a draft of a review', failure, text.review.notAdded(failureReason(failure))),
  });
  // Only if this page is still open.
  const open = () => void navigate(`/testimonials/${id}`);
  return (
    <>
      <p className="m-0 whitespace-pre-wrap">
        <bdi>{body}</bdi>
      </p>
      {state === 'may_show' ? (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<TextQuote size={18} />}
          className="mt-1.5"
          disabled={isPending}
          onClick={() => mutate(undefined, { onSuccess: open })}
        >
          {text.review.add}
        </Button>
      ) : (
        <p className="mt-1 mb-0 text-muted">{text.review.notForSite}</p>
      )}
    </>
  );
}

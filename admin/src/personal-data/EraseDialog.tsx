import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { erasePersonalData, otherAddressesOf, type PersonalData } from '../providers/personalData.ts';
import { Question } from '../ui/Question.tsx';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { text } from './text.ts';

interface Props {
  data: PersonalData;
  onClose: () => void;
  onErased: () => void;
}

/** Asks before erasing; after a failure the question stays open. */
export function EraseDialog({ data, onClose, onErased }: Props) {
  const notify = useNotify();
  const sayFailure = useFailureToast();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => erasePersonalData(data),
    onSuccess: () => {
      notify(text.erase.done, { type: 'success' });
      onClose();
      onErased();
    },
    onError: (failure) => sayFailure('Erasing personal data', failure, text.erase.failed),
  });
  const others = otherAddressesOf(data);
  const names = data.accounts.map(({ username }) => username).join(', ');
  return (
    <Question
      title={text.erase.title}
      question={
        <>
          <div>{text.erase.question(data.email)}</div>
          {others.length > 0 && <div>{text.otherAddresses(others)}</div>}
          {names && <div>{text.erase.accounts(names)}</div>}
          {data.accounts.some(({ testimonials }) => testimonials.length > 0) && (
            <div>{text.erase.testimonials}</div>
          )}
          <div>{text.erase.elsewhere}</div>
        </>
      }
      error={isError && text.erase.failed}
      confirm={isPending ? text.erase.erasing : text.erase.action}
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={() => mutate()}
    />
  );
}

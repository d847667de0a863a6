import { passwordProblem } from '@vitrina/shared/schemas/account.ts';
import { passwordReasons, passwordText as text } from '@vitrina/shared/signIn/password/text.ts';
import { changePassword } from '../../../api/password.ts';
import { useForm } from '../../../ui/useForm.ts';
import { text as sessionText } from '../text.ts';

export function usePasswordChange(onChanged: () => void) {
  return useForm(async (read) => {
    const passwords = { current: read('current'), next: read('next') };
    const problem = passwordProblem(passwords.next);
    if (passwords.current === '' || problem)
      return {
        errors: {
          ...(passwords.current === '' && { current: text.currentMissing }),
          ...(problem && { next: problem === 'short' ? text.tooShort : text.tooLong }),
        },
      };
    const result = await changePassword(passwords);
    if (result.ok) {
      onChanged();
      return undefined;
    }
    const reason = passwordReasons[result.reason] ?? sessionText.tryAgain;
    return result.reason === 'invalid_credentials' ? { errors: { current: reason } } : { failure: reason };
  });
}

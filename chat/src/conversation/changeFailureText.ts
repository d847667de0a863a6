import type { ChangeFailure } from '../api/ownMessages.ts';
import { text } from './text.ts';

export function changeFailureText(reason: ChangeFailure): string {
  return {
    late: text.menu.late,
    'too-many': text.menu.tooManyChanges,
    refused: text.menu.refused,
    unreachable: text.menu.tryLater,
  }[reason];
}

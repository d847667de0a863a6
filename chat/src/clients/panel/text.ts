import { text as noteText } from '@vitrina/shared/schemas/text.ts';
import { text as projectText } from '../../project/text.ts';

export const text = {
  title: 'Проект',
  close: 'Затвори проекта',
  waits: 'Чака отговор',
  nothingWaits: 'Нищо не чака отговор.',
  notes: 'Бележки',
  failed: 'Бележките не можаха да се заредят',
  more: projectText.more,
  toPerson: 'Към клиента',
  note: {
    label: 'Бележка',
    hint: 'Вижда я само студиото.',
    save: 'Запиши',
    saving: 'Записване...',
    done: 'Бележката е записана',
    failed: 'Бележката не беше записана. Моля, опитайте отново.',
    missing: noteText.note.missing,
    edited: 'редактирано',
  },
} as const;

import { text } from './text.ts';

export const bg = {
  fields: {
    name: 'Име',
    description: 'Описание',
    demo_url: 'Демо URL',
    image_url: 'Изображение',
    status: 'Статус',
    order_index: 'Ред на показване',
  },
  values: { status: text.status },
  page: { list: 'Шаблони за сайтове', create: 'Нов шаблон', edit: 'Редактиране на шаблон' },
  intro: 'Управление на шаблоните, които се показват на клиентите',
  empty: 'Няма добавени шаблони',
  load_failed: { reason: 'Възникна грешка при зареждането на шаблоните.' },
  action: {
    create: 'Нов шаблон',
    edit: 'Редактирай шаблона „%{recordRepresentation}“',
    delete: 'Изтрий шаблона „%{recordRepresentation}“',
  },
  message: {
    gone: 'Шаблонът не е намерен',
    delete_title: 'Сигурни ли сте?',
    delete_content: 'Това действие ще изтрие шаблона „%{recordRepresentation}“ и не може да бъде отменено.',
    delete_failed: 'Грешка при изтриване на шаблон: %{reason}',
    save_failed: 'Шаблонът не е запазен. %{reason}',
  },
  notifications: {
    created: 'Шаблонът беше добавен успешно',
    create_failed: 'Грешка при добавяне на шаблон: %{reason}',
    updated: 'Шаблонът беше обновен успешно',
    update_failed: 'Грешка при обновяване на шаблон: %{reason}',
    deleted: 'Шаблонът беше изтрит успешно',
    delete_failed: 'Грешка при изтриване на шаблон: %{reason}',
    reorder_failed: 'Грешка при пренареждане на шаблони\n%{reason}',
    uploaded: 'Изображението е качено успешно',
  },
};

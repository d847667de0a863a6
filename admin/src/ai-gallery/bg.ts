/** Loaded with the page; the page's name in the menu is in `i18n/bg.ts`. */
export const bg = {
  fields: {
    title: 'Заглавие',
    description: 'Описание',
    alt: 'Какво се вижда на снимката',
    image_url: 'Снимка',
    order_index: 'Ред на показване',
  },
  page: { list: 'AI Галерия', create: 'Нова снимка', edit: 'Редактиране на снимка' },
  intro: 'Снимките се показват на страницата за AI дизайн в този ред.',
  empty: 'Няма снимки',
  invite: 'Добавете първата снимка в AI галерията',
  load_failed: { title: 'Грешка', reason: 'Неуспешно зареждане на снимките' },
  action: {
    create: 'Добави снимка',
    edit: 'Редактирай снимката „%{recordRepresentation}“',
    delete: 'Изтрий снимката „%{recordRepresentation}“',
  },
  message: {
    gone: 'Снимката не е намерена',
    delete_title: 'Изтриване на снимка',
    delete_content: 'Сигурни ли сте, че искате да изтриете тази снимка?',
    delete_failed: 'Неуспешно изтриване на снимката. %{reason}',
    save_failed: 'Неуспешно запазване: %{reason}',
  },
  notifications: {
    created: 'Успех\nСнимката е добавена успешно',
    create_failed: 'Грешка\nГрешка при добавяне: %{reason}',
    updated: 'Успех\nСнимката е обновена успешно',
    update_failed: 'Грешка\nГрешка при обновяване: %{reason}',
    not_reached: 'Грешка\nНеуспешно запазване: %{reason}',
    deleted: 'Успех\nСнимката е изтрита успешно',
    delete_failed: 'Грешка\nНеуспешно изтриване на снимката. %{reason}',
    reorder_failed: 'Грешка\nНеуспешно пренареждане на снимките. %{reason}',
    upload_failed: 'Грешка\nНеуспешно качване: %{reason}',
  },
};

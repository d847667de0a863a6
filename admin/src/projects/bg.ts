export const bg = {
  fields: {
    title: 'Заглавие',
    description: 'Описание',
    image: 'Изображение',
    url: 'URL на сайта',
  },
  page: { list: 'Управление на проекти', create: 'Нов проект', edit: 'Редактиране на проект' },
  intro: 'Проектите се показват на сайта в този ред.',
  empty: 'Няма добавени проекти',
  load_failed: {
    title: 'Грешка при зареждане на проекти',
    reason: 'Възникна грешка при зареждането на проектите.',
  },
  action: {
    create: 'Нов проект',
    edit: 'Редактирай проекта „%{recordRepresentation}“',
    delete: 'Изтрий проекта „%{recordRepresentation}“',
  },
  message: {
    gone: 'Проектът не е намерен',
    delete_title: 'Сигурни ли сте?',
    delete_content: 'Това действие ще изтрие проекта „%{recordRepresentation}“ и не може да бъде отменено.',
    delete_failed: 'Грешка при изтриването... %{reason}',
    save_failed: 'Възникна грешка при записа на проекта. %{reason}',
  },
  notifications: {
    created: 'Проектът е добавен успешно',
    create_failed: 'Грешка при добавяне на проект\n%{reason}',
    updated: 'Проектът е обновен успешно',
    update_failed: 'Грешка при обновяване на проект\n%{reason}',
    deleted: 'Проектът е изтрит успешно',
    delete_failed: 'Грешка при изтриване на проект\n%{reason}',
    reorder_failed:
      'Грешка при пренареждане на проекти\nВъзникна грешка при пренареждането на проекта. %{reason}',
    uploaded: 'Изображението е качено успешно',
  },
};

import { contentList, takenDown } from '../versions/bg.ts';

export const bg = {
  fields: { question: 'Въпрос', answer: 'Отговор' },
  page: { list: 'Въпроси', create: 'Нов въпрос', edit: 'Редактиране на въпрос' },
  intro: 'Въпросите се показват на страницата за уебсайтове в този ред.',
  empty: 'Още няма въпроси',
  ...contentList,
  action: {
    create: 'Нов въпрос',
    edit: 'Редактирай въпроса „%{recordRepresentation}“',
    delete: 'Свали въпроса „%{recordRepresentation}“ от сайта',
    delete_briefly: 'Свали от сайта',
  },
  message: {
    delete_title: 'Сваляне от сайта',
    delete_content: 'Въпросът „%{recordRepresentation}“ няма да се вижда на сайта.',
    delete_failed: 'Въпросът не можа да бъде свален. %{reason}',
  },
  notifications: {
    deleted: takenDown,
    delete_failed: 'Въпросът не можа да бъде свален\n%{reason}',
    reorder_failed: 'Въпросът не можа да бъде преместен\n%{reason}',
  },
};

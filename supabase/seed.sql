-- Example content for a new project: what the site shows before the studio has put in its own. No accounts.

insert into public.templates (name, description, demo_url, image_url, order_index, status) values
  (
    'Старият орех',
    'Меню, празници и запазване на маса за механа или ресторант. С място за снимки на двора.',
    '/demo/mehana', '/pictures/templates/mehana.webp', 0, 'active'
  ),
  (
    'Д-р Илиева',
    'За дентален или медицински кабинет: свободните часове са на първия екран, цените – на втория.',
    '/demo/dental', '/pictures/templates/dental.webp', 1, 'active'
  ),
  (
    'Под Вежен',
    'Календар, стаи и как се стига до къщата за гости. Работи и при слаб обхват.',
    '/demo/house', '/pictures/templates/house.webp', 2, 'active'
  ),
  (
    'Ария',
    'Ценоразпис, екип и записване за час с две докосвания – за салони за красота.',
    '/demo/salon', '/pictures/templates/salon.webp', 3, 'active'
  ),
  (
    'Петрова и Колев',
    'Спокоен текст, ясни области на работа и форма за консултация с адвокат или счетоводител.',
    '/demo/law', '/pictures/templates/law.webp', 4, 'active'
  ),
  (
    'Ремонти Стоянов',
    'Голям телефон, срок и цена на квадрат за майстори и ремонти. Без увъртане.',
    '/demo/repair', '/pictures/templates/repair.webp', 5, 'active'
  ),
  (
    'Книжарница',
    'Още се подрежда: рафтове по теми, препоръки от книжаря и поръчка по телефона.',
    '/demo/mehana', null, 6, 'inactive'
  );

insert into public.projects (title, description, image, url, order_index) values
  (
    'Отстъпки',
    'Платформа за промоции от местни търговци. Купоните се подреждат по квартал и изтичат сами.',
    '/pictures/projects/discounts.webp', 'https://otstapki.example', 0
  ),
  (
    'Спешна помощ',
    'Намира най-близкия дежурен ключар, водопроводчик или пътна помощ и показва след колко минути ще дойде.',
    '/pictures/projects/emergency-help.webp', 'https://pomosht.example', 1
  ),
  (
    'Всичко българско',
    'Храни, занаяти и козметика, направени тук – с името на човека и мястото, от което идват.',
    '/pictures/projects/everything-bulgarian.webp', 'https://bulgarsko.example', 2
  );

insert into public.ai_gallery_images (title, description, image_url, order_index) values
  ('Хляб преди изгрев', 'Корица за страницата на малка пекарна.', '/pictures/gallery/bakery.webp', 0),
  ('Розобер', 'Илюстрация за етикет на розова вода.', '/pictures/gallery/roses.webp', 1),
  ('Нощна София', 'Плакат за вечерното работно време на кафене.', '/pictures/gallery/night-city.webp', 2),
  ('Планински чай', 'Фон за начална страница на билкарска аптека.', '/pictures/gallery/mountain-tea.webp', 3),
  ('Черно море, три бала', 'Фон за сайта на сърф училище.', '/pictures/gallery/black-sea.webp', 4),
  ('Пътят на пчелата', 'Мотив за етикет на пчелен мед.', '/pictures/gallery/bee-path.webp', 5),
  ('Шевица по правило', 'Шарка за опаковка на домашни сладки.', '/pictures/gallery/embroidery.webp', 6),
  ('Витраж с изгрев', 'Картина за стената на къща за гости.', '/pictures/gallery/stained-glass.webp', 7),
  ('Корал', 'Десен за кърпите на спа център.', '/pictures/gallery/coral.webp', 8),
  ('Закуска по Малевич', 'Плакат за менюто на малко бистро.', '/pictures/gallery/breakfast.webp', 9),
  ('Лабиринт в Капана', 'Шарка за хартиените торбички на дизайнерски магазин.', '/pictures/gallery/labyrinth.webp', 10),
  ('Ебру', 'Форзац за бележниците на книжарница.', '/pictures/gallery/marbling.webp', 11);

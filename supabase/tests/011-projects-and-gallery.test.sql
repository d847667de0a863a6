begin;
select plan(34);

select tests.make_studio('ana');
delete from public.projects;
delete from public.ai_gallery_images;
insert into public.projects (title, description, image)
  values ('Отстъпки', 'Купони.', '/pictures/gallery/a.webp'), ('Помощ', 'Ключари.', '/pictures/gallery/b.webp');
insert into public.ai_gallery_images (title, image_url)
  values ('Роза', '/pictures/gallery/a.webp'), ('Планина', '/pictures/gallery/b.webp');

prepare projects as select title from public.projects order by order_index;
prepare add_project as
  insert into public.projects (title, description, image) values ('Българско', 'Мед.', '/pictures/gallery/c.webp');
prepare move_project as select public.reorder_projects(0, 1);
prepare images as select title from public.ai_gallery_images order by order_index;
prepare add_image as insert into public.ai_gallery_images (title, image_url) values ('Море', '/pictures/gallery/c.webp');
prepare move_image as select public.reorder_ai_gallery_images(0, 1);

-- Visitors
select tests.visit();
select results_eq('projects', array['Отстъпки', 'Помощ'], 'a visitor reads projects');
select results_eq('images', array['Роза', 'Планина'], 'a visitor reads the gallery');
select throws_ok('add_project', '42501', null, 'a visitor cannot add a project');
select throws_ok('add_image', '42501', null, 'a visitor cannot add a picture');
select throws_ok($$ update public.projects set title = 'Мое' where true $$, '42501', null, 'a visitor cannot change a project');
select throws_ok($$ update public.ai_gallery_images set title = 'Мое' where true $$, '42501', null, 'a visitor cannot change a picture');
select throws_ok($$ delete from public.projects where true $$, '42501', null, 'a visitor cannot delete a project');
select throws_ok($$ delete from public.ai_gallery_images where true $$, '42501', null, 'a visitor cannot delete a picture');
select throws_ok('move_project', '42501', null, 'a visitor cannot reorder projects');
select throws_ok('move_image', '42501', null, 'a visitor cannot reorder pictures');

-- Clients
select tests.sign_in('ana');
select results_eq('projects', array['Отстъпки', 'Помощ'], 'a client reads projects');
select results_eq('images', array['Роза', 'Планина'], 'a client reads the gallery');
select throws_ok('add_project', '42501', null, 'a client cannot add a project');
select throws_ok('add_image', '42501', null, 'a client cannot add a picture');
select is(tests.rows_changed_by($$ update public.projects set title = 'Мое' where true $$), 0, 'a client cannot change a project');
select is(tests.rows_changed_by($$ update public.ai_gallery_images set title = 'Мое' where true $$), 0, 'a client cannot change a picture');
select is(tests.rows_changed_by($$ delete from public.projects where true $$), 0, 'a client cannot delete a project');
select is(tests.rows_changed_by($$ delete from public.ai_gallery_images where true $$), 0, 'a client cannot delete a picture');
select throws_ok('move_project', '42501', null, 'a client cannot reorder projects');
select throws_ok('move_image', '42501', null, 'a client cannot reorder pictures');

-- Admins
select tests.sign_in('vera');
select lives_ok('add_project', 'an admin adds a project');
select lives_ok('add_image', 'an admin adds a picture');
select is(tests.rows_changed_by($$ update public.projects set title = 'Мое' where order_index = 2 $$), 1, 'an admin changes a project');
select is(tests.rows_changed_by($$ update public.ai_gallery_images set title = 'Мое' where order_index = 2 $$), 1, 'an admin changes a picture');
select is(tests.rows_changed_by($$ update public.ai_gallery_images set alt = 'Вълни' where order_index = 2 $$), 1, 'an admin describes what a picture shows');
select is(tests.rows_changed_by($$ update public.ai_gallery_images set alt = null where order_index = 2 $$), 1, 'the description of a picture may be left out');
select throws_ok($$ update public.ai_gallery_images set alt = ' ' where true $$, '23514', null, 'the title of a picture cannot be empty');
select throws_ok($$ update public.ai_gallery_images set alt = repeat('я', 301) where true $$, '23514', null, 'the description of a picture is limited');
select lives_ok('move_project', 'an admin reorders projects');
select lives_ok('move_image', 'an admin reorders pictures');
select results_eq('projects', array['Помощ', 'Отстъпки', 'Мое'], 'and sees projects in the new order');
select results_eq('images', array['Планина', 'Роза', 'Мое'], 'and sees pictures in the new order');
select is(tests.rows_changed_by($$ delete from public.projects where true $$), 3, 'an admin deletes projects');
select is(tests.rows_changed_by($$ delete from public.ai_gallery_images where true $$), 3, 'an admin deletes pictures');

select * from finish();
rollback;

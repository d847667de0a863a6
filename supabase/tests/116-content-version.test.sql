begin;
select plan(10);

select tests.make_studio('ana');
select tests.be_owner();
insert into public.templates (name, description, demo_url) values ('Цветарница', 'Букети.', '/demo/flowers');

-- How much further the version is than when this was last asked.
create temporary table seen as select public.content_version() as version;
grant select, update on seen to anon, authenticated;
prepare steps as
  with before as (select version from seen)
  update seen set version = public.content_version() where true
  returning version - (select version from before);

-- What is a version
select tests.sign_in('vera');
update public.templates set name = 'Лилии' where name = 'Цветарница';
select results_eq('steps', array[1::bigint], 'a change of a template is a version');
insert into public.ai_gallery_images (title, image_url) values ('Лале', '/pictures/gallery/tulip.webp');
delete from public.ai_gallery_images where title = 'Лале';
select results_eq('steps', array[2::bigint], 'a new picture and its removal change the version');
update public.templates set name = name where true;
insert into public.templates (name, description, demo_url, status) values ('Проба', 'Още не.', '/demo/test', 'inactive');
delete from public.templates where name = 'Проба';
select results_eq('steps', array[0::bigint], 'a change that the site does not show is no new version');
savepoint undone;
update public.templates set name = 'Нарциси' where name = 'Лилии';
rollback to undone;
select results_eq('steps', array[0::bigint], 'a change that was rolled back is no new version');

-- Rights
select throws_ok('select * from private.site_content', '42501', null, 'an admin reads the version by the call alone');
select throws_ok('update private.site_content set version = 7 where true', '42501', null, 'an admin cannot set the version');
select tests.sign_in('ana');
select results_eq('steps', array[0::bigint], 'a client may ask for it');
select tests.visit();
select results_eq('steps', array[0::bigint], 'a visitor may ask for the version');
select throws_ok('select * from private.site_content', '42501', null, 'a visitor cannot read the table behind it');
select tests.use_secret_key();
select throws_ok('select public.content_version()', '42501', null, 'the secret key may not ask for the version');

select * from finish();
rollback;

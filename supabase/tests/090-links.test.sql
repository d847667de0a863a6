begin;
select plan(118);

select tests.make_person('vera', 'admin');
select tests.sign_in('vera');

-- The columns that hold a link or a picture.
prepare put_demo_url(text) as insert into public.templates (name, description, demo_url) values ('x', 'x', $1);
prepare put_template_image(text) as
  insert into public.templates (name, description, demo_url, image_url) values ('x', 'x', '/x', $1);
prepare put_project_image(text) as insert into public.projects (title, description, image) values ('x', 'x', $1);
prepare put_project_url(text) as insert into public.projects (title, description, image, url) values ('x', 'x', '/pictures/gallery/x.webp', $1);
prepare put_gallery_image(text) as insert into public.ai_gallery_images (title, image_url) values ('x', $1);

select lives_ok(format('execute %s(%L)', put, link), format('%s takes %s', put, description))
from unnest(array['put_demo_url', 'put_project_url']) as put,
  (values
    ('https://example.bg/път?a=1#b', 'a web address'),
    ('http://127.0.0.1:54321/x', 'a local address'),
    ('/demo/mehana', 'a path of this site'),
    ('/', 'the start of this site'),
    ('https://example.bg/' || repeat('x', 1981), '2000 characters')
  ) as accepted (link, description);

select throws_ok(format('execute %s(%L)', put, link), '23514', null, format('%s refuses %s', put, description))
from unnest(array['put_demo_url', 'put_template_image', 'put_project_image', 'put_project_url', 'put_gallery_image']) as put,
  (values
    ('javascript:alert(1)', 'a script'),
    ('data:image/svg+xml,<svg/>', 'inline data'),
    ('//example.bg/x', 'another site without its scheme'),
    ('/\example.bg', 'another site behind a backslash'),
    (E'/\t/example.bg', 'another site behind a tab'),
    ('example.bg', 'an address without its scheme'),
    ('https://', 'a scheme alone'),
    (E'https://example.bg\njavascript:alert(1)', 'a second line'),
    ('', 'an empty text'),
    ('https://example.bg/' || repeat('x', 1982), '2001 characters')
  ) as refused (link, description);

-- Pictures
select lives_ok(format('execute %s(%L)', put, path), format('%s takes %s', put, path))
from unnest(array['put_template_image', 'put_project_image', 'put_gallery_image']) as put,
  unnest(array[
    '/pictures/templates/mehana.webp', 'project-images/1.webp', 'ai-gallery-images/1-a.webp', 'content-images/a_B.9.png',
    'https://example.bg/път.webp?a=1'
  ]) as path;
select throws_ok(format('execute %s(%L)', put, path), '23514', null, format('%s refuses %s', put, path))
from unnest(array['put_template_image', 'put_project_image', 'put_gallery_image']) as put,
  unnest(array[
    'http://example.bg/1.webp', '/demo/mehana', '/pictures/mehana.webp', '/pictures/../x.webp', 'project-images/', 'project-images/.x',
    'project-images/a/b.webp', 'project-images/a b.webp', 'Offer Images/1.webp', 'client-files/1.webp', 'project-images//evil.example',
    'https://example.bg/' || E'\u202egpj'
  ]) as path;

select lives_ok('execute put_template_image(null)', 'a template may have no picture');
select lives_ok('execute put_project_url(null)', 'a project may have no address');
select throws_ok('execute put_demo_url(null)', '23502', null, 'a template has a demo');
select throws_ok('execute put_project_image(null)', '23502', null, 'a project has a picture');
select throws_ok('execute put_gallery_image(null)', '23502', null, 'a gallery row has a picture');
select throws_ok(
  $$ insert into public.templates (name, description, demo_url, status) values ('x', 'x', '/x', 'draft') $$,
  '23514', null, 'a template is active or inactive'
);
select throws_ok(
  $$ insert into public.templates (name, description, demo_url) values (' ', 'x', '/x') $$,
  '23514', null, 'a template has a name'
);

select * from finish();
rollback;

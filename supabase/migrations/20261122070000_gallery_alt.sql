-- What is to be seen on a picture of the gallery, for those who do not see it. Without it pages say its title.
-- The rights are those of the whole table.
alter table public.ai_gallery_images
  add column alt text check (private.is_filled(alt, 300));

-- How the console lists what the site shows, or is to show.

create function private.find_content(table_name text, page_size integer, page_offset integer)
returns table (
  row_key text, state text, is_published boolean, title text, picture text, publish_at timestamptz, failure text,
  made_at timestamptz, maker text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.assert_admin();
  return query
    select
      version.row_key, version.state, version.is_published,
      coalesce(version.content ->> 'title', version.content ->> 'name', version.content ->> 'question'),
      coalesce(
        version.content ->> 'cover', version.content ->> 'display', version.content ->> 'image', version.content ->> 'image_url'
      ),
      version.publish_at, version.failure, version.made_at, maker.username
    from (
      select distinct on (version.row_key)
        version.*, bool_or(version.state = 'published') over (partition by version.row_key) as is_published
      from public.content_versions as version
      where version.table_name = find_content.table_name and version.state <> 'earlier'
      order by version.row_key, array_position(array['draft', 'scheduled', 'published', 'removed'], version.state)
    ) as version
    left join public.chat_users as maker on maker.id = version.made_by
    order by version.made_at desc, version.row_key
    limit least(page_size, 1000) offset page_offset;
end;
$$;

-- Rows of a table that the site shows, showed or is to show, the last changed first. Of each the version that is worked on: what
-- is open, else what is on the site, else what was taken down; "is_published" where the site shows one. Error: 42501 for
-- everybody but an admin.
create function public.find_content(table_name text, page_size integer default 25, page_offset integer default 0)
returns table (
  row_key text, state text, is_published boolean, title text, picture text, publish_at timestamptz, failure text,
  made_at timestamptz, maker text
)
language sql stable set search_path = ''
as $$ select * from private.find_content(table_name, page_size, page_offset); $$;

grant execute on function private.find_content, public.find_content to authenticated;

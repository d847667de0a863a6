-- What reads all that is, was or will be on the site: the console's lists, and the search for pictures that nothing shows.

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
      private.name_of_content(version.content),
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

-- Rows of a table that are, were or will be on the site, the last changed first. Each with the version to work on: the
-- draft, else what is published, else what was taken down; "is_published" if the site shows one. Error: 42501 for
-- everybody but an admin.
create function public.find_content(table_name text, page_size integer default 25, page_offset integer default 0)
returns table (
  row_key text, state text, is_published boolean, title text, picture text, publish_at timestamptz, failure text,
  made_at timestamptz, maker text
)
language sql stable set search_path = ''
as $$ select * from private.find_content(table_name, page_size, page_offset); $$;

grant execute on function private.find_content, public.find_content to authenticated;

-- Everything that the site shows or could show again, as text.
create function private.site_texts() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
declare
  list text;
begin
  for list in select table_name from private.content_tables loop
    return query execute format('select to_jsonb(item)::text from public.%I as item', list);
  end loop;
  return query select content::text from public.content_versions;
end;
$$;

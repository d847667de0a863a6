-- A text may name a price by its id, as "{edit-page}", and the pages say what it costs. So the price must be there, and stay.

create function private.mentioned_prices(content text) returns setof text
language sql immutable set search_path = ''
begin atomic
  select match[1] from regexp_matches(content, '\{([a-z0-9]+(?:-[a-z0-9]+)*)\}', 'g') as match;
end;

-- Of a table with such a text. The error tells which price is not there. Who deletes one waits until it is named, or not.
create function private.check_price_mentions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  mentioned text;
begin
  for mentioned in select private.mentioned_prices(to_jsonb(new)::text) loop
    perform from public.prices where id = mentioned for key share;
    if not found then
      raise exception 'There is no such price' using errcode = 'check_violation', detail = mentioned;
    end if;
  end loop;
  return new;
end;
$$;

create trigger check_price_mentions before insert or update of answer on public.faqs
  for each row execute function private.check_price_mentions();
create trigger check_price_mentions before insert or update of faqs on public.services
  for each row execute function private.check_price_mentions();

-- The error tells where the price is used.
create function private.keep_used_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.faqs where old.id in (select private.mentioned_prices(answer))) then
    raise exception 'A question names this price' using errcode = 'foreign_key_violation', detail = 'faqs';
  end if;
  if exists (select from public.services where old.id in (select private.mentioned_prices(faqs::text))) then
    raise exception 'A service names this price' using errcode = 'foreign_key_violation', detail = 'services';
  end if;
  if exists (select from public.packages where price = old.id) then
    raise exception 'A package has this price' using errcode = 'foreign_key_violation', detail = 'packages';
  end if;
  return old;
end;
$$;

create trigger keep_used_price before delete on public.prices
  for each row execute function private.keep_used_price();

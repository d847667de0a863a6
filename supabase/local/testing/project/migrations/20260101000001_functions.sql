create function public.who_am_i() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'user', current_user, 'uid', auth.uid(), 'role', auth.role(), 'email', auth.email(),
    'address', current_setting('request.headers', true)::jsonb ->> 'cf-connecting-ip'
  )
$$;

-- Takes long enough for other requests to run in between.
create function public.who_am_i_slowly() returns jsonb language plpgsql as $$
begin
  perform pg_sleep(0.05);
  return public.who_am_i();
end
$$;

create function public.fail(sqlstate text) returns void language plpgsql as $$
begin
  raise exception 'no' using errcode = fail.sqlstate, detail = 'because', hint = 'try again';
end
$$;

create function public.record_mark(number int) returns int
language sql security definer set search_path = '' as $$
  insert into public.marks values (record_mark.number) returning number
$$;

create function public.count_marks() returns int[] language sql security definer set search_path = '' as $$
  select coalesce(array_agg(number), '{}') from public.marks
$$;

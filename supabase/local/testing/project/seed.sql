insert into public.marks values (-1);

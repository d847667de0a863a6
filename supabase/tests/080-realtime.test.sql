begin;
select plan(19);

select tests.make_person('vera', 'admin');
select tests.make_person('ana', 'client');
select tests.make_person('boris', 'client');
select tests.make_person('stranger');

-- Realtime decides in this way: it sets the topic, then asks whether the person may read or add a row.
create function tests.may_hear(topic text) returns boolean language plpgsql as $$
declare
  heard boolean;
begin
  perform set_config('realtime.topic', topic, true);
  select exists (select from realtime.messages as message where message.topic = may_hear.topic) into heard;
  return heard;
end;
$$;
create function tests.may_speak(topic text, extension text) returns boolean language plpgsql as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (topic, extension) values (topic, extension);
  return true;
exception
  when insufficient_privilege then return false;
end;
$$;
create function tests.conversation_of(person text) returns text language sql immutable
return 'chat:' || tests.id_of(person);

insert into realtime.messages (topic, extension)
select topic, 'broadcast'
from unnest(array[tests.conversation_of('ana'), tests.conversation_of('stranger'), 'studio']) as topic;

-- Visitors
select tests.visit();
select ok(not tests.may_hear(tests.conversation_of('ana')), 'a visitor hears no conversation');
select ok(not tests.may_hear('studio'), 'a visitor does not hear the studio');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'broadcast'), 'a visitor speaks in no conversation');
select ok(not tests.may_speak('studio', 'broadcast'), 'a visitor does not speak in the studio');

-- Clients
select tests.sign_in('ana');
select ok(tests.may_hear(tests.conversation_of('ana')), 'a client hears the own conversation');
select ok(tests.may_speak(tests.conversation_of('ana'), 'broadcast'), 'a client says in it that it is typing');
select ok(tests.may_speak(tests.conversation_of('ana'), 'presence'), 'a client is present in it');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'postgres_changes'), 'a client does nothing else there');
select ok(not tests.may_hear('studio'), 'a client does not hear the studio');
select ok(not tests.may_speak('studio', 'broadcast'), 'a client does not speak in the studio');
select tests.sign_in('boris');
select ok(not tests.may_hear(tests.conversation_of('ana')), 'another client does not hear the conversation');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'broadcast'), 'another client does not speak in it');
select tests.sign_in('stranger');
select ok(not tests.may_hear(tests.conversation_of('stranger')), 'an account that the product does not know has no conversation');
select ok(not tests.may_speak(tests.conversation_of('stranger'), 'broadcast'), 'and speaks in none');

-- Admins
select tests.sign_in('vera');
select ok(tests.may_hear(tests.conversation_of('ana')), 'an admin hears every conversation');
select ok(tests.may_speak(tests.conversation_of('ana'), 'broadcast'), 'an admin says in it that she is typing');
select ok(tests.may_speak(tests.conversation_of('ana'), 'presence'), 'an admin is present in it');
select ok(tests.may_hear('studio'), 'an admin hears the studio');
select ok(tests.may_speak('studio', 'presence'), 'an admin is present in the studio');

select * from finish();
rollback;

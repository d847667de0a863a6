begin;
select plan(42);

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

create function tests.typing_of(person text) returns text language sql immutable
return 'chat-typing:' || tests.id_of(person);

insert into realtime.messages (topic, extension)
select topic, 'broadcast'
from unnest(array[
  tests.conversation_of('ana'), tests.conversation_of('stranger'), tests.typing_of('ana'), 'studio'
]) as topic;
insert into realtime.messages (topic, extension) values ('studio-presence', 'presence'), ('clients-presence', 'presence');

-- Visitors
select tests.visit();
select ok(not tests.may_hear(topic), format('a visitor does not hear %s', topic))
from unnest(array[tests.conversation_of('ana'), tests.typing_of('ana'), 'studio', 'studio-presence', 'clients-presence']) as topic;
select ok(not tests.may_speak(topic, 'presence'), format('a visitor is not seen in %s', topic))
from unnest(array[tests.conversation_of('ana'), tests.typing_of('ana'), 'studio', 'studio-presence', 'clients-presence']) as topic;

-- Clients
select tests.sign_in('ana');
select ok(tests.may_hear(tests.conversation_of('ana')), 'a client hears the own conversation');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'broadcast'), 'and cannot say in it what only the database says');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'presence'), 'nor show itself there');
select ok(tests.may_hear(tests.typing_of('ana')), 'a client hears who is typing in the own conversation');
select ok(tests.may_speak(tests.typing_of('ana'), 'broadcast'), 'says beside it that it is typing');
select ok(not tests.may_speak(tests.typing_of('ana'), 'presence'), 'is not seen there');
select ok(not tests.may_speak(tests.typing_of('ana'), 'postgres_changes'), 'and does nothing else');
select ok(tests.may_hear('studio-presence'), 'a client sees whether the studio is there');
select ok(not tests.may_speak('studio-presence', 'presence'), 'and cannot pass for it');
select ok(tests.may_speak('clients-presence', 'presence'), 'a client shows that it is there');
select ok(not tests.may_hear('clients-presence'), 'and does not see who else is');
select ok(not tests.may_speak('clients-presence', 'broadcast'), 'nor says anything there');
select ok(not tests.may_hear('studio'), 'a client does not hear the studio');
select ok(not tests.may_speak('studio', 'broadcast'), 'a client does not speak in the studio');
select tests.sign_in('boris');
select ok(not tests.may_hear(tests.conversation_of('ana')), 'another client does not hear the conversation');
select ok(not tests.may_hear(tests.typing_of('ana')), 'nor who is typing in it');
select ok(not tests.may_speak(tests.typing_of('ana'), 'broadcast'), 'nor says anything there');
select tests.sign_in('stranger');
select ok(not tests.may_hear(tests.conversation_of('stranger')), 'an account that the product does not know has no conversation');
select ok(not tests.may_speak(tests.typing_of('stranger'), 'broadcast'), 'and speaks in none');
select ok(not tests.may_speak('clients-presence', 'presence'), 'nor is seen among the clients');

-- Admins
select tests.sign_in('vera');
select ok(tests.may_hear(tests.conversation_of('ana')), 'an admin hears every conversation');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'broadcast'), 'and cannot say in it what only the database says');
select ok(tests.may_speak(tests.typing_of('ana'), 'broadcast'), 'an admin says beside it that she is typing');
select ok(not tests.may_speak(tests.typing_of('ana'), 'presence'), 'and is not seen there');
select ok(tests.may_hear('studio'), 'an admin hears the studio');
select ok(not tests.may_speak('studio', 'broadcast'), 'which the database alone speaks to');
select ok(tests.may_speak('studio-presence', 'presence'), 'an admin shows that the studio is there');
select ok(not tests.may_speak('studio-presence', 'broadcast'), 'and says nothing there');
select ok(tests.may_hear('clients-presence'), 'an admin sees which clients are there');
select ok(not tests.may_speak('clients-presence', 'presence'), 'and is not seen among them');

-- What was sent is soon forgotten
select tests.be_owner();
insert into realtime.messages (topic, extension, inserted_at) values ('studio', 'broadcast', now() - interval '61 seconds');
select private.forget_broadcasts();
select is_empty(
  $$ select from realtime.messages where inserted_at < now() - interval '1 minute' $$, 'what everybody has heard is deleted'
);
select isnt_empty($$ select from realtime.messages $$, 'what is new is not');

select * from finish();
rollback;

-- Mails and messages to browsers and chats leave by one loop. `sending`: a process has begun to send it and has not
-- said how that ended; until next_attempt_at nobody else begins.
alter table outgoing_mail add column sending boolean not null default false;
alter table deliveries
  add column sending boolean not null default false,
  -- The kinds of notifications in it: what nobody wants any more is not sent.
  add column kinds text[] not null default '{}';
create index on deliveries (channel, urgent desc, created_at, id);

-- What became of messages, one row a channel: since the beginning, and on a day of Brasília.
create table outbox_counts (
  channel text primary key check (channel in ('mail', 'push', 'telegram')),
  sent bigint not null,
  failed bigint not null,
  day date not null,
  sent_today bigint not null,
  failed_today bigint not null
);
insert into outbox_counts select channel, 0, 0, '2026-01-01', 0, 0 from unnest('{mail,push,telegram}'::text[]) channel;

-- Notifications also go to browsers and to Telegram: each waits for its channel, like the mail.
alter table notifications
  add column push text not null default 'none' check (push in ('none', 'waiting', 'queued')),
  add column telegram text not null default 'none' check (telegram in ('none', 'waiting', 'queued'));
create index on notifications (user_id) where push = 'waiting' or telegram = 'waiting';

-- Browsers that show an account's notifications, as long as the account is open in them.
create table push_subscriptions (
  id uuid primary key,
  user_id text not null references usuarios on delete cascade,
  session_id text not null references sessions on delete cascade,
  endpoint text not null unique,
  -- Origin of the endpoint.
  service text not null,
  p256dh text not null,
  auth text not null,
  -- The public key of this server for which the browser made it; useless with any other.
  public_key text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index on push_subscriptions (user_id, seen_at);
create index on push_subscriptions (session_id);

create table telegram_links (
  user_id text primary key references usuarios on delete cascade,
  chat_id text not null unique,
  -- What the chat's person calls themselves.
  name text,
  linked_at timestamptz not null
);

-- Codes that link a chat, once; only their hash.
create table telegram_codes (
  user_id text primary key references usuarios on delete cascade,
  code_hash text not null unique,
  expires_at timestamptz not null
);

-- One row: the next update of the bot to be read, whichever process reads.
create table telegram_updates (
  one boolean primary key default true check (one),
  next_id bigint not null default 0
);
insert into telegram_updates default values;

-- Messages to browsers and to Telegram that are on their way; deleted once they are taken.
create table deliveries (
  id uuid primary key,
  user_id text not null references usuarios on delete cascade,
  channel text not null check (channel in ('push', 'telegram')),
  subscription_id uuid references push_subscriptions on delete cascade,
  -- What is down together: the origin of a push service, or `telegram`.
  service text not null,
  title text not null,
  body text not null,
  -- A page of this site.
  link text,
  urgent boolean not null default false,
  -- From then on it is not sent any more.
  expires_at timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  last_problem text,
  check ((channel = 'push') = (subscription_id is not null))
);
create index on deliveries (channel, next_attempt_at);
create index on deliveries (user_id);
create index on deliveries (subscription_id);

-- Addresses at which calendars read an account's dates; only the hash of the token.
create table calendar_feeds (
  user_id text primary key references usuarios on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);

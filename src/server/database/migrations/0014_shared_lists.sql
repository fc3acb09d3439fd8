-- What the owner writes for the client; the private notes are never shared.
alter table favorites add column client_notes text not null default '';
alter table own_lots add column client_notes text not null default '';

-- Lists that an account shares with a client by link. The id is chosen by the owner's browser. `source` and `figures`: as
-- contract/shared-list-schemas.ts has them. Of the link and of the one before it only the hash is kept.
create table shared_lists (
  user_id text collate "C" not null references usuarios on delete cascade,
  id uuid not null,
  title text not null,
  adviser_name text not null,
  words text not null,
  show_logo boolean not null,
  figures jsonb not null,
  source jsonb not null,
  token_hash text collate "C" not null unique,
  previous_token_hash text collate "C" unique,
  created_at timestamptz not null,
  linked_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opens integer not null default 0,
  last_opened date,
  primary key (user_id, id)
);

-- Who has opened a list today, as a keyed hash; those of past days are deleted.
create table shared_list_opens (
  user_id text collate "C" not null,
  list_id uuid not null,
  day date not null,
  opener_hash text collate "C" not null,
  primary key (user_id, list_id, day, opener_hash),
  foreign key (user_id, list_id) references shared_lists on delete cascade
);
create index on shared_list_opens (day);

-- `item_id`: a listing number, or the id of a lot from elsewhere. `visitor_hash`: of a random key of the visitor's browser
-- and the list.
create table shared_list_reactions (
  user_id text collate "C" not null,
  list_id uuid not null,
  item_id text collate "C" not null,
  visitor_hash text collate "C" not null,
  liked boolean not null,
  at timestamptz not null,
  primary key (user_id, list_id, item_id, visitor_hash),
  foreign key (user_id, list_id) references shared_lists on delete cascade
);

create table shared_list_questions (
  user_id text collate "C" not null,
  list_id uuid not null,
  id uuid not null,
  item_id text collate "C",
  text text not null,
  name text,
  asked_at timestamptz not null,
  primary key (user_id, list_id, id),
  foreign key (user_id, list_id) references shared_lists on delete cascade
);

-- The logo of an account, reduced, as WebP.
create table logos (
  user_id text primary key references usuarios on delete cascade,
  picture bytea not null,
  -- Changes with the picture.
  tag text not null
);

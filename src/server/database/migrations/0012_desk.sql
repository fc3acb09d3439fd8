-- The adviser's desk. `next`: {"date", "what"}; `deposit`: {"dueDate", "amount" in reais}; `clients` and `documents`: the
-- keys that are set, each true; `version` rises with every change of what the owner wrote.
alter table favorites
  drop constraint favorites_stage_check,
  add constraint favorites_stage_check
    check (stage in ('analisando', 'visitado', 'lance', 'arrematado', 'reforma', 'vendido')),
  add column next jsonb,
  add column deposit jsonb,
  add column clients jsonb not null default '{}',
  add column documents jsonb not null default '{}',
  add column version integer not null default 0;
update favorites set version = 1 where noted_at is not null;

-- For whom an adviser looks. The ids of all three tables are chosen by the owner's browser and unique for an owner.
create table clients (
  user_id text collate "C" not null,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

-- Money really paid or received for a favourite (its listing number) or a lot from elsewhere (its id): `item_id`.
-- `orphaned_at`: since when that is no longer on the owner's desk.
create table expenses (
  user_id text collate "C" not null,
  id uuid not null,
  item_id text collate "C" not null,
  date date not null,
  kind text not null,
  amount bigint not null check (amount > 0),
  note text not null default '',
  updated_at timestamptz not null,
  orphaned_at timestamptz,
  primary key (user_id, id)
);
create index on expenses (user_id, item_id);

-- Lots that others than the bank sell, as their owners wrote them down. `facts`: as contract/own-lot-schemas.ts has them,
-- money in reais; `text`: of the page they were taken from. The other columns are those of favorites.
create table own_lots (
  user_id text collate "C" not null,
  id uuid not null,
  title text not null,
  facts jsonb not null,
  text text not null default '',
  saved_at timestamptz not null,
  stage text check (stage in ('analisando', 'visitado', 'lance', 'arrematado', 'reforma', 'vendido')),
  notes text not null default '',
  sheet jsonb,
  next jsonb,
  deposit jsonb,
  clients jsonb not null default '{}',
  documents jsonb not null default '{}',
  noted_at timestamptz,
  version integer not null default 0,
  primary key (user_id, id)
);

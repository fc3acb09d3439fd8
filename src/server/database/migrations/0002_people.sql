-- Accounts. Fields as the requirements name them; server/account/ maps them, once.
create table usuarios (
  id text primary key,
  email text collate "C" not null unique,
  nome text not null,
  plano text not null default 'none' check (plano in ('annual', 'monthly', 'none')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  premium_until timestamptz,
  cidade text,
  estado text,
  deve_trocar_senha boolean not null default false,
  viu_guia boolean not null default false,
  preferencias jsonb not null default '{}',
  demonstracao boolean not null default false,
  email_verificado boolean not null default false,
  imagem text,
  visited_at timestamptz,
  previous_visit_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- How somebody proves who they are: a password (`senha`, its scrypt hash alone).
create table credentials (
  id text primary key,
  user_id text not null references usuarios on delete cascade,
  account_id text not null,
  provider_id text not null,
  senha text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on credentials (user_id);
create unique index on credentials (provider_id, account_id);

create table sessions (
  id text primary key,
  user_id text not null references usuarios on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on sessions (user_id);

-- Links that were sent by e-mail and still count; only a hash of what the link holds.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on verifications (identifier);

-- Attempts counted against limits; `expire` in ms since 1970.
create table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- `user_id`: an account's id, or a visitor's own; so no reference.
create table favorites (
  user_id text collate "C" not null,
  property_id bigint not null,
  price_when_saved bigint not null,
  saved_at timestamptz not null,
  primary key (user_id, property_id)
);
create index on favorites (property_id);

create table saved_searches (
  id uuid primary key,
  user_id text collate "C" not null,
  name text not null,
  filters jsonb not null,
  alerts boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on saved_searches (user_id, created_at desc);

create table notifications (
  id uuid primary key,
  user_id text not null references usuarios on delete cascade,
  type text not null check (type in ('auction', 'deal', 'system', 'news')),
  title text not null,
  description text not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index on notifications (user_id, created_at desc);

-- Mail on its way: written with what causes it, deleted once the mail server has taken it.
create table outgoing_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_problem text
);
create index on outgoing_mail (next_attempt_at);

-- Keys with which programs use an account. The token is shown once; only its hash is stored.
create table api_keys (
  id text primary key collate "C",
  user_id text not null references usuarios on delete cascade,
  name text not null,
  -- Reading, writing, or both.
  scopes text[] not null,
  token_hash text not null unique collate "C",
  created_at timestamptz not null,
  -- To the hour.
  last_used_at timestamptz
);
create index api_keys_of_account on api_keys (user_id, created_at);

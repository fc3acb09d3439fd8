-- Sessions: only hashes of their tokens, as of links. Who is signed in stays so.
update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- Sessions opened before the cookie's name began with `__Host-`: only these are taken from a cookie of the older name.
alter table sessions add column older_cookie boolean not null default false;
update sessions set older_cookie = true;

-- From where an account signed in before: hashes of browsers' keys, keyed hashes of addresses.
create table known_clients (
  user_id text not null references usuarios on delete cascade,
  client text not null,
  kind text not null check (kind in ('device', 'address')),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, client)
);
create index on known_clients (last_seen_at);

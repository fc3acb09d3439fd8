-- Papers that an account keeps after reading them: what the explainer answered, never the file. The id is chosen by the
-- owner's browser. `property_id`: a listing number, or the id of a lot from elsewhere. `name` and `reading`: encrypted
-- (AES-256-GCM, server/papers/paper-sealer.ts) with the key whose id is `key_id`, which is not in the database.
create table kept_papers (
  user_id text collate "C" not null references usuarios on delete cascade,
  id uuid not null,
  paper text not null check (paper in ('title-record', 'edital')),
  property_id text collate "C",
  read_at timestamptz not null,
  key_id text collate "C" not null,
  name bytea not null,
  reading bytea not null,
  -- Bytes of the reading in JSON.
  size integer not null,
  primary key (user_id, id)
);
-- What is encrypted does not compress.
alter table kept_papers alter column reading set storage external;

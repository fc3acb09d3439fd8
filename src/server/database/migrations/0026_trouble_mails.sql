-- When a trouble was mailed to the operator, and whether it still waits for the next mail about its kind.
alter table troubles add column mailed_at timestamptz, add column mail_due boolean not null default false;
create index on troubles (mailed_at) where mailed_at is not null;

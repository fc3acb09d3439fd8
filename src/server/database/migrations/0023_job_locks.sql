-- The fencing token of each job that is being done: every transaction of the job's holder looks for its own token here,
-- so that a holder whose lock was lost, and taken by another process, writes nothing more.
create sequence job_lock_tokens;
create table job_locks (
  job text primary key,
  token bigint not null unique
);

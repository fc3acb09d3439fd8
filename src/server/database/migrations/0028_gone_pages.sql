-- Pages that say of many listings that they are gone, although the newest list names them, are rather the site's fault:
-- the last answers (domain of src/server/catalogue/details/bank-site-state.ts), how many in a row were held, and when a
-- page said last that a listing is gone that is held.
alter table page_site add column gone integer not null default 0, add column recent text not null default '';
alter table page_readings add column gone_at timestamptz;

-- Facts that the bank's list and its page of a property share (docs/decisions/047). What the columns hold is both merged;
-- `list_facts` keeps the list's side, null where no page was read: then the columns are the list's own. The page's side is
-- listing_pages.page. `merge_due_at`: from when they must be merged again, such as the time of a first auction.
alter table listings add column list_facts jsonb, add column merge_due_at timestamptz;
create index on listings_offered (merge_due_at) where merge_due_at is not null;
create index on listings_offered (page_read_at) where page_read_at is not null;
-- What was read until now is merged by the new rule when the server runs.
update listings set merge_due_at = page_read_at where page_read_at is not null and not gone;

-- Since when the bank's page says that a listing is no longer for sale.
alter table listings add column site_gone_at timestamptz;
-- An entry that stands for what a page said of one listing, not for a list.
alter table imports add column of_page boolean not null default false;

-- What a notification says became of listings: date of the list, number of listings by kind, and the first of them with
-- their prices (domain/alerts/listing-change.ts). Null when it is not about listings.
alter table notifications add column changes jsonb;

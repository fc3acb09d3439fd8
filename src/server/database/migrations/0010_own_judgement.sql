-- What somebody found out about a favourite, by question: `{"occupancy": {"value": "vacant", "day": "2026-11-23"}}`.
alter table favorites add column answers jsonb not null default '{}';

-- The net ROI an account wants, in percent; null = not chosen.
alter table usuarios add column meta_roi double precision check (meta_roi between 0 and 100);

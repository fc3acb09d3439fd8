-- Payments below the lowest price of their plan: stored without an effect until they are applied again.
alter table webhook_events drop constraint webhook_events_status_check;
alter table webhook_events add constraint webhook_events_status_check
  check (status in ('processed', 'ignored', 'error', 'pending', 'underpaid'));
alter table plan_changes drop constraint plan_changes_kind_check;
alter table plan_changes add constraint plan_changes_kind_check
  check (kind in ('payment', 'underpaid', 'access', 'pending', 'cancel', 'end', 'refund', 'chargeback', 'grant'));

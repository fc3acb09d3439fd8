-- Who answered on a shared list, so that nobody fills it alone: `visitor_hash` as of reactions; `network_hash`: a keyed
-- hash of the address and the list. `null` where it is not known, as of answers from before.
alter table shared_list_questions
  add column visitor_hash text collate "C",
  add column network_hash text collate "C";
alter table shared_list_reactions add column network_hash text collate "C";

-- Before this instant a notification is shown in the app and rings nowhere; `null`: at once.
alter table notifications add column rings_from timestamptz;

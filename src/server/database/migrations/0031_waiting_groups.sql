-- The groups of the odds of waiting follow the price ladder now (docs/decisions/032): every interval is counted again.
delete from waiting_intervals;

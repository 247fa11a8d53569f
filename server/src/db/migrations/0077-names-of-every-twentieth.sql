-- The best suspects alone (0075) looked at twenty rows for each that is wanted, and so found those who have a name that every twentieth
-- has only by chance; then all who have it were looked for and ranked, which grows with their number. Where a quarter of the page was
-- among these, it goes on through four times as many rows; else it ends there as before.
create or replace function newest_suspects_named(tiers text[], narrowed tsquery, enough integer, most integer) returns uuid[]
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off set max_parallel_workers_per_gather = 0
set jit = off as $$
declare
  wanted constant tsquery := coalesce(tiers[1]::tsquery && narrowed, tiers[1]::tsquery);
  looked_at integer := 20 * enough;
  found uuid[];
begin
  loop
    found := array(
      select s.id from (select * from search_suspects order by sort_key desc limit least(looked_at, most)) s
      where s.words @@ wanted limit enough);
    exit when cardinality(found) = enough or 4 * cardinality(found) < enough or looked_at > 20 * enough or looked_at >= most;
    looked_at := 80 * enough;
  end loop;
  return case when cardinality(found) = enough then found end;
end $$;

-- The numbers of a district without those of each of its days.
create index place_counts_in_all on place_counts (place, kind) where day = '-infinity';

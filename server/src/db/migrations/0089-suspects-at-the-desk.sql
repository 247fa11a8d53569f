-- The proposed suspects of a report who are not shown when its approval takes effect.
alter table desk_decisions add column left_out uuid[] not null default '{}';

-- Whose name is in no search document: it is compared with that of every newly proposed suspect.
create index suspects_without_public_name on suspects (sort_key desc) where visibility <> 'shown' or is_minor;

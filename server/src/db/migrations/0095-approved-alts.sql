alter table approved_versions add column alts text[] not null default '{}';

alter table posts add column case_number text not null default '';

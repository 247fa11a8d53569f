-- A general diary is not a case: it is a step of its own.
alter table timelines drop constraint timelines_step_check;
alter table timelines add constraint timelines_step_check
  check (step in ('', 'diary', 'filed', 'arrested', 'court', 'verdict', 'closed'));
alter table counted_reports add column diary_on date;

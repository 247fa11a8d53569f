-- The log has no name of anybody under 18. Decisions on flags wrote it there.
alter table audit_log disable trigger user;
update audit_log l
set detail = l.detail || '{"name": "A person under 18"}'
from suspects s
where s.id = l.subject_id and s.is_minor and l.detail ? 'name';
alter table audit_log enable trigger user;

-- A reset hides what is anonymous until its owner proves that it was theirs, and no longer until a date. The release before, which runs
-- beside this one during an upgrade, still reads the column.
-- Functions are brought up to date after all migrations, so until then a trigger may call one that has another name by now.
alter table password_resets disable trigger user;
delete from password_resets where hidden_until <= now();
alter table password_resets alter column hidden_until set default '9999-12-31';
update password_resets set hidden_until = default;
alter table password_resets enable trigger user;
drop index password_resets_by_end;

alter table password_resets add column is_objected_to boolean not null default false;

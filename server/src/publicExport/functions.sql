comment on table imported_things is 'What an import has brought from another installation: each thing once, also after it has been deleted here.';
comment on column imported_things.source is 'The name that the operator has given to the other installation.';
comment on column imported_things.source_id is 'Its id there.';
comment on column imported_things.id is 'Its id here, of a report, a suspect or an entry.';

-- A comment is added by statements of the app.
drop function add_comment;

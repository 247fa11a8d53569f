comment on column media.widths is 'Widths of the sizes that were drawn of a picture; null while they are still to be drawn.';
comment on column media.size_bytes is 'Bytes of each size in `widths`.';
comment on column media.sizes_key is 'Key of the files of the sizes; ''w'' and the width are appended to it.';
comment on column media.original_key is 'The file from which the sizes are still to be drawn, if it is not the one that is shown.';

-- Printed from contract/src/rules/reportFields.ts by npx vitest run server/src/posts/indexedTexts --update
-- The texts of a report in which the search finds words: those of weight A, of B and of D.
create or replace function indexed_texts(p posts) returns text[] language sql stable as $$
  select array[
    concat_ws(' . ', p.title),
    concat_ws(' . ', p.location),
    concat_ws(' . ', p.description, p.case_number)]
$$;

-- Similarity of words, for search (decisions section 6).
create extension if not exists pg_trgm;

-- Whoever asks for support gives a name and a phone number, and may have filed an anonymous report in the same minutes. So only the hour
-- is kept of a request; with it `sort_key` orders the requests of one hour by the random bits of their ids.
update support_requests set created_at = date_trunc('hour', created_at, 'UTC');

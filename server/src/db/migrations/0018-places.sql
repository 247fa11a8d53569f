-- What a geocoding service called a place, rounded to about a hundred metres; who asked is not kept.
create table place_names (
  latitude integer not null,
  longitude integer not null,
  language text not null check (language in ('en', 'bn')),
  name text not null,
  asked_at timestamptz(3) not null,
  primary key (latitude, longitude, language)
);
create index place_names_by_age on place_names (asked_at);

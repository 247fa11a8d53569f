-- Only the day is stored from now on: the time at which a name was asked for is that at which somebody wrote a report with it.
update place_names set asked_at = date_trunc('day', asked_at, 'Asia/Dhaka');

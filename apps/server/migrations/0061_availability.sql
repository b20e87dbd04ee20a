-- Working hours, exceptions, calendars and free slots.
SELECT 1;

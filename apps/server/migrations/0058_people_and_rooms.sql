-- Clinicians and rooms that clinics keep themselves.
SELECT 1;

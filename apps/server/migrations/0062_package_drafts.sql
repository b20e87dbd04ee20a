-- Packages that clinics write themselves.
SELECT 1;

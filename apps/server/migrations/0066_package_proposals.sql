-- Packages that organizations propose to clinics.
SELECT 1;

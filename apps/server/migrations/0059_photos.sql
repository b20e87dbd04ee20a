-- Photos of clinics, clinicians and packages.
SELECT 1;

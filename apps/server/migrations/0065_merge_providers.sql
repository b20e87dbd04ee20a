-- Merging two listings of one clinic.
SELECT 1;

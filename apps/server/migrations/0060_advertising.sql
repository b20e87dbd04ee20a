-- Approval of restricted treatments.
SELECT 1;

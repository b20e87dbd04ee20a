-- Policies that organizations set for their clinics.
SELECT 1;

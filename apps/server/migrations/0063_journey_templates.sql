-- Journey steps, intake forms and local names of treatments.
SELECT 1;

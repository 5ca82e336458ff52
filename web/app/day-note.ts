/** Where the days of a table begin and end. */
export const dayNote = 'Each day ends at midnight UTC (7 or 8 p.m. Eastern).';

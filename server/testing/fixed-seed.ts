import fc from 'fast-check';

// Every run uses the same examples, so a test fails because of a change, not because of the draw.
// PROPERTY_SEED=<integer> draws different ones, to find cases that these miss.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });

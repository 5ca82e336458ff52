/** Attempts per verification or reset code, right or wrong; independent of `LIMITS`. */
export const triesPerCode = 5;

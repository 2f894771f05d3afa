/** Returns normally distributed random numbers. The same seed gives the same numbers. */
export function normalNumbers(seed: number): () => number {
  const uniform = uniformNumbers(seed);
  return () => {
    // Box-Muller transform. The logarithm of 0 is not finite.
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    return radius * Math.cos(2 * Math.PI * uniform());
  };
}

/** Numbers from 0 to below 1, by a 32-bit xorshift generator. */
function uniformNumbers(seed: number): () => number {
  // The state 0 would stay 0.
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * How visits are spread over businesses: the k-th most popular one gets a share proportional to
 * 1 / (k + q) (Zipf–Mandelbrot, exponent 1). With q = a thousandth of all, the busiest gets 145 times the
 * mean, the one in the middle 0.29 times, and the quietest 0.15 times.
 */
export interface Popularity {
  /** The rank, from 0, of the business that the next visit goes to. @param chance from 0 to 1 */
  rankOf(chance: number): number;
  /** The business at a rank, from 1 to `businesses`: popular ones are spread over all ids. */
  idAt(rank: number): number;
  /** How many times the mean the business at this rank gets. */
  timesMean(rank: number): number;
  /** The expected number of businesses with at least one of so many events. */
  reachedBy(events: number): number;
}

/** A prime, so that it visits every id once. */
const stride = 1_000_003;

export function popularityOf(businesses: number): Popularity {
  const q = businesses / 1_000;
  const total = Math.log((businesses + q) / q);
  const shareOf = (rank: number) => Math.log((rank + 1 + q) / (rank + q)) / total;
  return {
    rankOf: (chance) => Math.min(businesses - 1, Math.floor(q * Math.expm1(chance * total))),
    idAt: (rank) => 1 + Number((BigInt(rank) * BigInt(stride)) % BigInt(businesses)),
    timesMean: (rank) => shareOf(rank) * businesses,
    reachedBy(events) {
      let reached = 0;
      for (let rank = 0; rank < businesses; rank += 1)
        reached += -Math.expm1(-shareOf(rank) * events);
      return reached;
    },
  };
}

/**
 * With BENCH_SHORT the long measurements only prove that they run: their figures are not compared with the targets.
 */
const isShort = process.env.BENCH_SHORT !== undefined

/** Returns the full count or duration of the targets or, with BENCH_SHORT, the short one. */
export const chooseAmount = (full: number, short: number): number => (isShort ? short : full)

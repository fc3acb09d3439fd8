/**
 * How many of the ranges held what later lists showed, measured on levels fitted to the lists up to 2026-01-08 and
 * tested on PB, RS, SC and SP afterwards (decision 032, `npm run bench -- --only waiting`): fewer than the 80 % for which
 * they were built.
 */
const rangeCoverage = { held: 13, measured: 22 } as const

/** Says how far a range can be trusted, by what was measured. */
export const describeRangeCoverage = (): string => {
  const { held, measured } = rangeCoverage
  const tenths = Math.round((held * 10) / measured)
  return `Em listas posteriores, o que se viu caiu dentro da faixa em cerca de ${tenths} de 10 vezes (${held} de ${measured} casos medidos).`
}

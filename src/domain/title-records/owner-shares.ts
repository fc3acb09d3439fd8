/** Reads a share as a matrícula writes it, in figures or as a half in words; `null` where it is none that is understood. */
export function readShare(share: string): number | null {
  const fraction = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec(share)
  if (fraction !== null) {
    const [part, whole] = [Number(fraction[1]), Number(fraction[2])]
    return part > 0 && whole >= part ? part / whole : null
  }
  const percent = /(\d{1,3}(?:[.,]\d+)?)\s?%/.exec(share)?.[1]
  if (percent !== undefined) return Number(percent.replace(',', '.')) / 100
  return /\bmetade\b/i.test(share) ? 0.5 : null
}

/** Shares are often rounded: 33,33% three times is the whole. */
const tolerance = 0.005

/** Whether two parts of the whole, 0 to 1, are the same but for rounding. */
export const isSameShare = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

type Fraction = readonly [part: number, whole: number]

function readFraction(share: string): Fraction | null {
  const percent = /^(\d{1,3}(?:,\d{1,4})?)%$/.exec(share)?.[1]
  if (percent !== undefined) return [Math.round(Number(percent.replace(',', '.')) * 10_000), 1_000_000]
  if (share === 'metade') return [1, 2]
  const fraction = /^(\d{1,6})\/(\d{1,6})$/.exec(share)
  return fraction === null ? null : [Number(fraction[1]), Number(fraction[2])]
}

/** Writes a fraction as a matrícula does; `null` for nothing. */
function writeFraction([part, whole]: Fraction, inPercent: boolean): string | null {
  if (!(part > 0 && whole > 0)) return null
  if (inPercent) return `${String(Math.round((part / whole) * 1_000_000) / 10_000).replace('.', ',')}%`
  const common = divisor(part, whole)
  return `${String(part / common)}/${String(whole / common)}`
}

function combineShares(
  [one, other]: readonly [string, string],
  combine: (a: Fraction, b: Fraction) => Fraction,
): string | null {
  const [a, b] = [readFraction(one), readFraction(other)]
  return a === null || b === null ? null : writeFraction(combine(a, b), other.endsWith('%'))
}

/**
 * What is left of a share without a part of the whole, written as the part is: `1/2` without `1/6` is `1/3`.
 * @param share `null` for the whole
 * @returns `null` where one of them is not understood, or nothing is left
 */
export const subtractShare = (share: string | null, part: string): string | null =>
  combineShares([share ?? '1/1', part], (a, b) => [a[0] * b[1] - b[0] * a[1], a[1] * b[1]])

/** A share of a part, as a share of the whole: half of `1/4` is `1/8`; `null` where one of them is not understood. */
export const shareOfPart = (share: string, part: string): string | null =>
  combineShares([share, part], (a, b) => [a[0] * b[0], a[1] * b[1]])

/**
 * Warns where the shares of the owners make no whole: then somebody who sold was taken for an owner, or one is missing.
 * `null` where they do, or where a share is not known.
 */
export function warnOfShares(owners: readonly { share: string | null }[]): string | null {
  let sum = 0
  for (const { share } of owners) {
    const read = share === null ? null : readShare(share)
    // One owner without a share has the whole; beside others nobody knows.
    if (read === null && share === null && owners.length === 1) return null
    if (read === null)
      return share === null
        ? null
        : 'A parte de um dos donos não foi entendida: confira no papel quem é dono.'
    sum += read
  }
  if (owners.length === 0 || isSameShare(sum, 1)) return null
  return sum > 1
    ? 'As partes dos donos somam mais que o imóvel inteiro: confira no papel quem é dono hoje.'
    : 'As partes dos donos somam menos que o imóvel inteiro: falta um dono no que foi lido.'
}

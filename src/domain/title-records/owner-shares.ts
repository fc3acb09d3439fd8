import type { TitleOwner } from './title-owners.ts'

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

/**
 * Warns where the shares of the owners make no whole: then somebody who sold was taken for an owner, or one is missing.
 * `null` where they do, or where a share is not known.
 */
export function warnOfShares(owners: readonly Pick<TitleOwner, 'share'>[]): string | null {
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
  if (owners.length === 0 || Math.abs(sum - 1) <= tolerance) return null
  return sum > 1
    ? 'As partes dos donos somam mais que o imóvel inteiro: confira no papel quem é dono hoje.'
    : 'As partes dos donos somam menos que o imóvel inteiro: falta um dono no que foi lido.'
}

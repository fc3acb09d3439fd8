import { formatReais } from '../format-figures.ts'
import { formatListDate } from '../freshness/list-age.ts'

/** A price or an appraisal in reais that a list states and nothing explains or confirms, with the date of that list. */
export interface StatedDoubtfulPrice {
  doubtfulPrice: number | null
  /** Missing in what a device kept before there was one. */
  doubtfulEvaluation?: number | null | undefined
  doubtfulPriceDate: string | null
}

interface Doubt {
  /** `preço`, `avaliação`, `preço e avaliação` */
  figures: string
  /** `R$ 7.695,75`, `R$ 7.695,75 e R$ 16.800` */
  amounts: string
  date: string
  /** `o de antes vale até outra lista ou a página da Caixa o confirmar` */
  until: string
}

function readDoubt(stated: StatedDoubtfulPrice): Doubt | null {
  const { doubtfulPrice: price, doubtfulEvaluation: evaluation, doubtfulPriceDate } = stated
  if (doubtfulPriceDate === null) return null
  const date = formatListDate(doubtfulPriceDate)
  const valid = (before: string, them: string) =>
    `${before} até outra lista ou a página da Caixa ${them} confirmar`
  if (price !== null && evaluation != null)
    return {
      figures: 'preço e avaliação',
      amounts: `${formatReais(price)} e ${formatReais(evaluation)}`,
      date,
      until: valid('os de antes valem', 'os'),
    }
  if (price !== null)
    return { figures: 'preço', amounts: formatReais(price), date, until: valid('o de antes vale', 'o') }
  if (evaluation != null)
    return {
      figures: 'avaliação',
      amounts: formatReais(evaluation),
      date,
      until: valid('a de antes vale', 'a'),
    }
  return null
}

/**
 * Describes a price or an appraisal that is held until it is confirmed, beside the one before: `Preço a confirmar: a
 * lista de 31 jan. 2026 diz R$ 7.695,75, que nada explica; o de antes vale até outra lista ou a página da Caixa o
 * confirmar.` Empty without one.
 */
export function describeDoubtfulPrice(stated: StatedDoubtfulPrice): string {
  const doubt = readDoubt(stated)
  if (doubt === null) return ''
  const { figures, amounts, date, until } = doubt
  const name = `${figures.slice(0, 1).toUpperCase()}${figures.slice(1)}`
  return `${name} a confirmar: a lista de ${date} diz ${amounts}, que nada explica; ${until}.`
}

/**
 * The same in few words, beside figures that are compared: `preço a confirmar: R$ 7.695,75 em 31 jan. 2026`,
 * `avaliação a confirmar: R$ 16.800 em 31 jan. 2026`; empty without one.
 */
export function describeDoubtfulPriceShort(stated: StatedDoubtfulPrice): string {
  const doubt = readDoubt(stated)
  return doubt === null ? '' : `${doubt.figures} a confirmar: ${doubt.amounts} em ${doubt.date}`
}

/** Names what is held, without saying what the list states: `preço a confirmar`; empty without one. */
export function nameDoubtfulPrice(stated: StatedDoubtfulPrice): string {
  const doubt = readDoubt(stated)
  return doubt === null ? '' : `${doubt.figures} a confirmar`
}

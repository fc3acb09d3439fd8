import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatReais, formatShortDate } from '../../../ui/format-text.ts'

/** `Goiânia, GO · preço R$ 180.000 · avaliação R$ 300.000 · Leilões do Zé, anotado em 10/01/2026`: each figure's source. */
export function describeLot({ city, state, price, evaluationValue, sourceName, saved_at }: OwnLot): string {
  const day = formatShortDate(toBrasiliaIso(Date.parse(saved_at)).slice(0, 10))
  return [
    [city, state].filter(Boolean).join(', '),
    price === null ? 'preço não se sabe' : `preço\u00a0${formatReais(price)}`,
    evaluationValue !== null && `avaliação\u00a0${formatReais(evaluationValue)}`,
    `${sourceName ?? 'de outro leiloeiro'}, anotado por você em ${day}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

import type { PlacePage } from '#contract/place-schemas.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { formatCount } from '#domain/format-count.ts'
import { lackingLists } from '#domain/freshness/list-freshness.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { formatReais, formatWholePercent, integerFormat } from '#domain/format-figures.ts'
import { countListed } from './place-names.ts'
import { describeArrivals } from './place-sentences.ts'

interface Figure {
  value: string
  name: string
  note: string
}

/** Types of which the strip says what a square meter costs. */
const shownTypes = 2

/** `6 entraram e 14 saíram desde 13 jul.`; empty without a list before, or when nothing came or left. */
function noteOfChanges({ changes, listDate }: PlacePage): string {
  const arrivals = describeArrivals({ changes })
  return changes === null || arrivals === '' ? '' : `${arrivals} desde ${formatDay(changes.since, listDate)}`
}

/** `mais 40 não vistos nela, que veio incompleta`: those that are offered and that the newest list lacks; empty without any. */
function noteOfUnseen({ uf, category, unseen }: PlacePage): string {
  if (unseen === 0) return ''
  const seen = `não vist${listingNoun(category).gender}`
  return `mais ${formatCount(unseen, seen, `${seen}s`)} ${uf === null ? lackingLists.several : lackingLists.one}`
}

/** The figures of a place that are known, in the order in which they are shown. */
function listPlaceFigures(place: PlacePage): Figure[] {
  const { total, unseen, medianPrice, medianDiscount, perSquareMeter } = place
  const { one, many } = listingNoun(place.category)
  const single = total === 1
  return [
    {
      value: integerFormat(total - unseen),
      name: `${total - unseen === 1 ? one : many} na lista`,
      note: [noteOfUnseen(place), noteOfChanges(place)].filter(Boolean).join('; '),
    },
    ...(medianPrice === null
      ? []
      : [
          {
            value: single ? formatReais(medianPrice) : formatWholeReais(medianPrice),
            name: single ? 'preço' : 'preço mediano',
            note: single ? '' : 'metade custa até isso',
          },
        ]),
    ...(medianDiscount === null || medianDiscount <= 0
      ? []
      : [
          {
            value: formatWholePercent(medianDiscount),
            name: single ? 'desconto' : 'desconto mediano',
            note: 'sobre a avaliação da Caixa',
          },
        ]),
    ...perSquareMeter.slice(0, shownTypes).map(({ category, median, total: measured }) => ({
      value: `${formatWholeReais(median)}/m²`,
      name: listingNoun(category).one,
      note: `mediana de ${countListed({ category: null }, measured)}`,
    })),
  ]
}

/** The figures of a place side by side. */
export const PlaceFigureStrip = ({ place }: { place: PlacePage }) => (
  <dl className="place-figures">
    {listPlaceFigures(place).map(({ value, name, note }) => (
      <div
        key={name}
        className="flex flex-1 flex-col min-w-0 py-3 pr-2 pl-0 border-b border-b-line max-sm:[&:first-child:nth-last-child(odd)]:col-span-full lg:py-4 lg:pr-4 lg:pl-5 lg:border-b-0 lg:border-l lg:border-l-line lg:first:pl-0 lg:first:border-l-0"
      >
        <dt className="text-sm/5.5 order-1 font-medium">{name}</dt>
        <dd className="text-xl font-bold tracking-[-0.02em] whitespace-nowrap">{value}</dd>
        {note !== '' && (
          <dd className="text-xs order-2 text-ink-3 font-normal tracking-normal whitespace-normal">{note}</dd>
        )}
      </div>
    ))}
  </dl>
)

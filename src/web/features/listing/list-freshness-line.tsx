import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { describeListFreshness, isFirstReading, singleListText } from '#domain/freshness/list-freshness.ts'
import { describePresence, type ListedListing } from '#domain/freshness/listing-presence.ts'
import { classNames } from '../../ui/class-names.ts'
import { useNow } from '../../framework/use-now.ts'
import { useCatalogueSize } from './catalogue-size.ts'
import { listAgeInks } from './list-age-inks.ts'
import { compareCodes } from '#domain/compare-names.ts'
import { countListAgeDays, describeListAge, formatListDate, rateListAge } from '#domain/freshness/list-age.ts'
import { formatCount } from '#domain/format-count.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { integerFormat } from '../../ui/format-text.ts'

/** The lists of several states, the oldest first. */
const Table = ({ lists, now }: { lists: CatalogueStats['lists']; now: number }) => (
  <table className="w-full text-left text-sm">
    <caption className="pb-2 text-left font-semibold">A lista de cada estado</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Estado</th>
        <th scope="col">Lista de</th>
        <th scope="col">Idade</th>
        <th scope="col">Imóveis</th>
      </tr>
    </thead>
    <tbody>
      {lists
        .toSorted((a, b) => compareCodes(a.listDate, b.listDate))
        .map(list => {
          const age = countListAgeDays(list.listDate, now)
          return (
            <tr key={list.uf} className="border-t border-line [&>*]:py-1.5 [&>*]:pr-3">
              <th scope="row" className="font-semibold">
                {list.uf}
              </th>
              <td className="whitespace-nowrap">{formatListDate(list.listDate)}</td>
              <td className={classNames('whitespace-nowrap', listAgeInks[rateListAge(age)])}>
                {describeListAge(age)}
                {isFirstReading([list]) && (
                  <span className="block text-2xs text-ink-3">{singleListText}</span>
                )}
              </td>
              <td className="pr-0! text-right whitespace-nowrap text-ink-3">
                {integerFormat(list.total - list.unseen)}
                <span className="sr-only"> imóveis</span>
                {list.unseen > 0 && (
                  <span className="block text-2xs">
                    mais {formatCount(list.unseen, 'não visto', 'não vistos')} nela
                  </span>
                )}
              </td>
            </tr>
          )
        })}
    </tbody>
  </table>
)

/** The headline about several lists, as a button that opens the list of each state. */
export const ListsByState = ({
  text,
  lists,
  now,
}: {
  text: string
  lists: CatalogueStats['lists']
  now: number
}) => (
  <Explanation
    button={{
      className: 'target text-left first-letter:uppercase underline decoration-dotted underline-offset-4',
      title: 'Ver a lista de cada estado',
      children: text,
    }}
  >
    <div className="max-h-[60dvh] overflow-y-auto">
      <Table lists={lists} now={now} />
    </div>
  </Explanation>
)

/**
 * Says at the end of a line whether the list has a listing and how long ago: ` · visto há 14 dias`, ` · não visto em 29
 * jan.`, ` · fora da lista desde 20 nov.`
 */
export function ListMark({
  property,
  now,
  separator = ' · ',
}: {
  property: ListedListing
  now: number
  /** Empty where the line sets its own class. */
  separator?: string
}) {
  const { short, level } = describePresence(property, now)
  if (short === '') return null
  return (
    <>
      {separator}
      <span className={listAgeInks[level]}>{short}</span>
    </>
  )
}

/**
 * The same for places without a line about the lists' age: only for a listing that its list lacks or whose list is not
 * fresh. Renders nothing for a demonstration, whose dates are invented, unless the listing is gone.
 */
export function NotableListMark({ property, separator }: { property: ListedListing; separator?: string }) {
  const now = useNow()
  const isDemonstration = useCatalogueSize() === 'demo'
  const isNotable = property.gone || describePresence(property, now).level !== 'fresh'
  if (!isNotable || (isDemonstration && !property.gone)) return null
  return <ListMark property={property} now={now} {...(separator !== undefined && { separator })} />
}

/**
 * Says how old the lists are on which a screen rests: `GO: lista de 8 jan. 2026, há 318 dias`; of several states the
 * span, which opens each state's own date. An old list is amber; a stale one red, with what to do about it.
 */
export function ListFreshnessLine({
  lists,
  demonstration,
  now,
}: {
  lists: CatalogueStats['lists']
  /** Whether the listings are invented, so that their date means nothing. */
  demonstration: boolean
  /** Epoch ms, by the device's clock. */
  now: number
}) {
  if (demonstration) return <>Dados de demonstração: imóveis inventados</>
  const freshness = describeListFreshness(lists, now)
  if (freshness === null) return <>Lista da Caixa</>
  const { text, level, caution, lacking } = freshness
  return (
    <span className={classNames('text-pretty', listAgeInks[level])}>
      {lists.length > 1 ? <ListsByState text={text} lists={lists} now={now} /> : text}
      {lacking !== null && <> · {lacking}</>}
      {caution !== null && <> · {caution}</>}
    </span>
  )
}

import { compareCodes } from '#domain/compare-codes.ts'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { countListAgeDays, describeListAge, formatListDate, rateListAge } from '#domain/freshness/list-age.ts'
import { isFirstReading, singleListText } from '#domain/freshness/list-freshness.ts'
import { formatCount } from '#domain/format-count.ts'
import { classNames } from '../../ui/class-names.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { listAgeInks } from './list-age-inks.ts'
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

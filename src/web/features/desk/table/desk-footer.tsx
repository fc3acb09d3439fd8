import { compareCodes } from '#domain/compare-codes.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { describeListAge, type ListAgeLevel } from '#domain/freshness/list-age.ts'
import { formatPercent, integerFormat } from '#domain/format-figures.ts'
import { Fragment } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { listAgeInks } from '../../listing/list-age-inks.ts'
import type { DeskRow } from '../rows/desk-row.ts'

interface ShownList {
  state: string
  date: string
  ageDays: number | null
  level: ListAgeLevel
}

/** Lists the newest bank list of each state on the table, by state. */
function listShownLists(rows: readonly DeskRow[]): ShownList[] {
  const lists = new Map<string, ShownList>()
  for (const { list, item } of rows) {
    if (list === null || item.state === null) continue
    const before = lists.get(item.state)
    if (before === undefined || before.date < list.date) lists.set(item.state, { ...list, state: item.state })
  }
  return [...lists.values()].toSorted((a, b) => compareCodes(a.state, b.state))
}

const monthDays = 30
const mostLists = 6

/** Says what the figures are: their unit, the target, and how old the lists of the bank are. */
export function DeskFooter({
  rows,
  total,
  targetRoi,
  demonstration,
  showsKnown,
  isForLiving,
  today,
}: {
  rows: readonly DeskRow[]
  /** Of the whole desk. */
  total: number
  targetRoi: number
  demonstration: boolean
  /** The table counts the answered questions, of which one stands on the property's page alone. */
  showsKnown: boolean
  isForLiving: boolean
  /** `YYYY-MM-DD` */
  today: string
}) {
  const lists = listShownLists(rows)
  const soon = rows.filter(({ date }) => date !== null && date.inDays >= 0 && date.inDays <= monthDays).length
  return (
    <div className="desk-footer">
      <p className="min-w-0">
        {integerFormat(rows.length)} de {integerFormat(total)} ·{' '}
        {showsKnown && 'Sabe: sem os parecidos, que só a página do imóvel conta · '}
        {isForLiving
          ? 'preço, parcela e primeiro dia em reais, pela conta da sua família'
          : `preço e lance máximo em reais, meta de ${formatPercent(targetRoi, 2)}`}{' '}
        ·{' '}
        {demonstration
          ? 'dados de demonstração'
          : lists.length === 0
            ? 'nenhuma lista da Caixa'
            : 'listas da Caixa: '}
        {!demonstration &&
          lists.slice(0, mostLists).map(({ state, ageDays, level, date }, at) => (
            <Fragment key={state}>
              {at > 0 && ', '}
              <span
                className={classNames(listAgeInks[level], level !== 'fresh' && 'font-semibold')}
                title={formatDay(date, null)}
              >
                {state} {describeListAge(ageDays) || formatDay(date, today)}
              </span>
            </Fragment>
          ))}
        {!demonstration && lists.length > mostLists && ` e mais ${lists.length - mostLists} estados`}
      </p>
      <p className="flex-none max-md:hidden">{soon} com data em 30 dias</p>
    </div>
  )
}

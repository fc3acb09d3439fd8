import { capitalize } from '#domain/capitalize.ts'
import '../desk.css'
import '../../list-sharing/answer-marks.css'
import type { ReactNode } from 'react'
import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { floorMaxBid, formatWholeNumber, formatWholeReais } from '#domain/whole-reais.ts'
import { describePaidRange } from '#domain/paid-prices/paid-price-words.ts'
import { describeGround, describeReturnEndsShort } from '#domain/judgement/judged-return.ts'
import { favoriteStages, readStage } from '#domain/property/favorite-stage.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatRoundedMoney, formatShortDate } from '../../../ui/format-text.ts'
import { PriceStaircase } from '../../../ui/plot/price-staircase.tsx'
import { Link } from '../../../framework/link.tsx'
import { firstNoteLine } from '../../favorites/favorite-notes.ts'
import { describeFit } from '../../home-purchase/home-words.ts'
import { listAgeInks } from '../../listing/list-age-inks.ts'
import { nameStage } from '../../listing/listing-labels.ts'
import { chooseReturnTone } from '../../listing/return-tone.ts'
import { ClientMarks } from './client-marks.tsx'
import { RowRange } from './row-range.tsx'
import { isNearDate } from '../rows/desk-date.ts'
import { type DeskRow, readPresence } from '../rows/desk-row.ts'
import {
  type CellContext,
  type DeskColumnKey,
  formatDiscount,
  readEvaluation,
  readPaid,
  readPaidDiscount,
} from './desk-columns.ts'
import { MessageCircleQuestion, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useItemAnswers } from '../../list-sharing/client-answers-context.ts'
import { describeAnswers } from '../../list-sharing/sharing-words.ts'

/** What clients answered about a property, as small marks in its row. */
function AnswerMarks({ id }: { id: string }) {
  const answers = useItemAnswers(id)
  if (answers === undefined) return null
  const counts = { ...answers, questions: answers.questions.length }
  const words = `Clientes: ${describeAnswers(counts)}`
  return (
    <span className="answer-marks" title={words}>
      <span className="sr-only">{words}</span>
      {(
        [
          [ThumbsUp, counts.liked],
          [ThumbsDown, counts.disliked],
          [MessageCircleQuestion, counts.questions],
        ] as const
      ).map(
        ([Icon, count], at) =>
          count > 0 && (
            <span key={at} aria-hidden="true">
              <Icon className="size-3.5" />
              {count}
            </span>
          ),
      )}
    </span>
  )
}

const inks = { gain: 'text-gain', risk: 'text-risk' }

const unknown = (
  <>
    <span aria-hidden="true" className="text-ink-3">
      –
    </span>
    <span className="sr-only">não se sabe</span>
  </>
)

const money = (reais: number | null): ReactNode => (reais === null ? unknown : formatWholeNumber(reais))

/** The stage as so many of six bars, and its name. */
export function StageMark({ stage }: Pick<DeskRow, 'stage'>) {
  const done = favoriteStages.indexOf(readStage(stage)) + 1
  return (
    <span className="desk-stage">
      <i className="desk-stage-bars" data-done={done} aria-hidden="true" />
      <span className="truncate">{nameStage(stage).toLowerCase()}</span>
    </span>
  )
}

/** Says that the list does not have it, or on a phone and without the list's column that it is old. */
export function PresenceMark({
  row,
  context: { demonstration },
  withAge,
}: {
  row: DeskRow
  context: CellContext
  withAge: boolean
}) {
  const presence = readPresence(row, demonstration)
  if (presence === null) return null
  const { listed, level, text, short } = presence
  if (listed === 'listed' && !(withAge && level === 'stale')) return null
  return (
    <span className={classNames('desk-presence', listAgeInks[level])} title={text}>
      {short}
    </span>
  )
}

/** A price in whole reais, marked where nothing explains what the newest list says. */
export const PriceCell = ({ row: { price, doubtfulPrice }, unit }: { row: DeskRow; unit?: boolean }) => (
  <span className="flex-none" title={doubtfulPrice || undefined}>
    <b>{price === null ? unknown : unit ? formatWholeReais(price) : formatWholeNumber(price)}</b>
    {doubtfulPrice !== '' && (
      <>
        <span aria-hidden="true" className="font-semibold text-amber-text">
          ?
        </span>
        <span className="sr-only"> {doubtfulPrice}</span>
      </>
    )}
  </span>
)

/**
 * The name of a property, as a link to its page where there is one; the keyboard goes from row to row. On a phone, where
 * every row is one target, it is no link: the row opens the panel, and the panel has the link. There the second line has
 * room to say whether it is still listed.
 */
export function NameCell({
  row,
  isLink,
  withAge,
  context,
}: {
  row: DeskRow
  isLink: boolean
  /** Whether to say that its list is stale, where no column does. */
  withAge: boolean
  context: CellContext
}) {
  const { kind, place, path, elsewhere } = row
  const name = (
    <>
      <b>{kind}</b> {place}
    </>
  )
  return (
    <>
      {path === null || !isLink ? (
        <span className="truncate">{name}</span>
      ) : (
        <Link to={path} tabIndex={-1} className="desk-name">
          {name}
        </Link>
      )}
      {elsewhere && (
        <span className="text-[0.6875rem] leading-4 flex-none px-1.5 py-0 border border-line-strong rounded-sm text-ink-2">
          não é da Caixa
        </span>
      )}
      {isLink && <PresenceMark row={row} context={context} withAge={withAge} />}
      <AnswerMarks id={row.id} />
    </>
  )
}

function DateCell({ row: { date } }: { row: DeskRow }) {
  if (date === null) return unknown
  return (
    <span
      title={date.what}
      className={classNames(
        'truncate',
        isNearDate(date) && (date.inDays < 0 ? 'text-risk' : 'font-semibold text-amber-text'),
      )}
    >
      {date.inDays < 0 && 'era '}
      {date.day}
      <span className="sr-only">, {date.what}</span>
    </span>
  )
}

function RoiCell({ row: { range, paperReturn, unexplained, ownReturn } }: { row: DeskRow }) {
  if (unexplained)
    return (
      <span className="text-ink-3" title="Fora do comum: a lista não diz por que o desconto é tão alto">
        ?<span className="sr-only"> fora do comum</span>
      </span>
    )
  if (range === null && paperReturn !== null)
    return (
      <span className="text-ink-3" title={capitalize(describeGround.none)}>
        {formatNetRoi(paperReturn)}
        <span className="sr-only"> {describeGround.none}</span>
      </span>
    )
  if (range === null) return unknown
  const tone = range.base < 0 ? 'risk' : chooseReturnTone(range, false)
  return (
    <span
      className={classNames('font-semibold', tone && inks[tone])}
      title={ownReturn ? 'Sua conta' : undefined}
    >
      {formatNetRoi(range.base)}
      {ownReturn && <span className="sr-only">, sua conta</span>}
    </span>
  )
}

function InstalmentCell({ home }: { home: FittingHome | null }) {
  if (home === null) return unknown
  const { instalment } = home.best
  return instalment === null ? 'à vista' : <b>{formatWholeNumber(instalment)}</b>
}

/** `com folga`, `cabe`, `depende`; where money is missing, how much: `−190 mil`. */
function describeFitShort({ level, comfortable, best }: FittingHome): string {
  if (level === 'fits') return comfortable ? 'com folga' : 'cabe'
  return level === 'depends' ? 'depende' : `−${formatRoundedMoney(-best.left).replace('R$\u00a0', '')}`
}

const fitInks = { gain: 'text-gain', plain: '', risk: 'text-risk' }

function FitCell({ home }: { home: FittingHome | null }) {
  if (home === null) return unknown
  const { text, tone } = describeFit(home)
  return (
    <span className={classNames('truncate', fitInks[tone])} title={text}>
      <span aria-hidden="true">{describeFitShort(home)}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}

/** What was paid in its building, with its range as the cell's title. */
function PaidCell({ row }: { row: DeskRow }) {
  const paid = readPaid(row)
  if (paid === null) return unknown
  return (
    <span title={`8 em 10: ${describePaidRange(paid)}`}>
      {formatWholeNumber(paid.estimate)}
      <span className="sr-only">, 8 em 10 {describePaidRange(paid)}</span>
    </span>
  )
}

/** How old the list is that states it. */
function ListCell({ row, demonstration }: { row: DeskRow; demonstration: boolean }) {
  const { list } = row
  const presence = readPresence(row, demonstration)
  if (presence?.listed === 'gone') return <span title={presence.text}>fora</span>
  if (list === null || list.ageDays === null || demonstration) return unknown
  const level = presence?.level ?? list.level
  return (
    <span
      className={classNames(listAgeInks[level], level !== 'fresh' && 'font-semibold')}
      title={presence?.text}
    >
      {list.ageDays} d
    </span>
  )
}

/** The cell of one column; its name stands apart. */
export function renderCell(
  key: Exclude<DeskColumnKey, 'name'>,
  row: DeskRow,
  context: CellContext,
): ReactNode {
  const { item, range, next, known } = row
  switch (key) {
    case 'city':
      return <span className="truncate">{row.city}</span>
    case 'client':
      return <ClientMarks row={row} context={context} />
    case 'stage':
      return <StageMark stage={row.stage} />
    case 'price':
      return <PriceCell row={row} />
    case 'discount':
      return formatDiscount(row.discount) ?? unknown
    case 'stairs':
      return row.gone || row.steps.length === 0 ? (
        unknown
      ) : (
        <PriceStaircase
          size="row"
          steps={row.steps}
          silence={next === null ? 'próximo preço não se sabe' : null}
        />
      )
    case 'next':
      if (next === null) return unknown
      return next.kind === 'same' ? (
        <span title="O mesmo preço em Venda Online, sem os 5%">mesmo</span>
      ) : (
        <span className="font-semibold text-amber-text">{money(next.price)}</span>
      )
    case 'date':
      return <DateCell row={row} />
    case 'roi':
      return <RoiCell row={row} />
    case 'instalment':
      return <InstalmentCell home={context.homeOf?.(row) ?? null} />
    case 'firstDay':
      return money(context.homeOf?.(row)?.best.cash ?? null)
    case 'fit':
      return <FitCell home={context.homeOf?.(row) ?? null} />
    case 'range':
      return range === null ? (
        unknown
      ) : (
        <span className="w-full" title={`ROI líquido de ${describeReturnEndsShort(range)}`}>
          <RowRange range={range} />
          <span className="sr-only">de {describeReturnEndsShort(range)}</span>
        </span>
      )
    case 'maxBid':
      return money(row.maxBid === null ? null : floorMaxBid(row.maxBid))
    case 'known':
      return known === null ? (
        unknown
      ) : (
        <span title={known.missing.length === 0 ? 'Tudo respondido' : `Falta: ${known.missing.join(', ')}`}>
          {known.answered}/{known.total}
        </span>
      )
    case 'list':
      return <ListCell row={row} demonstration={context.demonstration} />
    case 'evaluation':
      return money(readEvaluation(row))
    case 'paid':
      return <PaidCell row={row} />
    case 'paidDiscount':
      return formatDiscount(readPaidDiscount(row)) ?? unknown
    case 'deposit':
      return item.deposit === null ? unknown : money(item.deposit.amount)
    case 'notes':
      return <span className="truncate">{firstNoteLine(item.notes)}</span>
    case 'saved':
      return formatShortDate(item.saved_at)
    default:
      return key satisfies never
  }
}

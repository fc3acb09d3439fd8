import { CalendarDays, EllipsisVertical } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { formatNetRoi, formatPercent } from '#domain/format-figures.ts'
import { describeReturnEndsShort, describeGround } from '#domain/judgement/judged-return.ts'
import { floorMaxBid, formatWholeReais } from '#domain/whole-reais.ts'
import type { ItemResult } from '#contract/item-result.ts'
import { type FavoriteStage, favoriteStages, isBought, readStage } from '#domain/property/favorite-stage.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Popover } from '../../../ui/popover.tsx'
import { RangeBar } from '../../../ui/plot/range-bar.tsx'
import { firstNoteLine } from '../../favorites/favorite-notes.ts'
import { PropertyDrawing } from '../../listing/drawing/property-drawing.tsx'
import { listAgeInks } from '../../listing/list-age-inks.ts'
import { ListingPhoto } from '../../listing/photo/listing-photo.tsx'
import { chooseReturnTone } from '../../listing/return-tone.ts'
import { closeMenu } from '../bulk/bulk-menus.tsx'
import { type CellContext, clientNames } from '../table/desk-columns.ts'
import { writeInitials } from '../table/client-initials.ts'
import { type DeskDate, isNearDate, listCardDates } from '../rows/desk-date.ts'
import { type DeskRow, nameRow, readPresence } from '../rows/desk-row.ts'
import { StageMark } from '../table/desk-cells.tsx'
import { makeDraggable } from './card-dragging.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatRoundedMoney } from '../../../ui/format-text.ts'
import { describeUnknownSpending } from '../rows/spending-words.ts'
import { Strut } from '../../../ui/plot/strut.tsx'

const withoutSign = (centavos: Centavos): string =>
  formatRoundedMoney(toReais(centavos)).replace('R$\u00a0', '')

/** Less than a real beyond the plan is a matter of rounding. */
const leastSaid: Centavos = 100

/**
 * The planned duration and return beside the real ones: `em 9 meses, planejado 12`, `ROI planejado 15%`, `real 21%`.
 */
function PlannedAndReal({
  result: { plannedRoi, plannedMonths, roi, monthsToSale, net, noReturn },
}: {
  result: ItemResult
}) {
  const sold = noReturn === null
  if (!sold && plannedRoi === null) return null
  const months = plannedMonths === null ? '' : `, planejado ${plannedMonths}`
  return (
    <>
      {sold && (
        <p className="text-ink-2">
          {monthsToSale === null ? 'vendido' : `em ${formatMonths(monthsToSale)}${months}`}
        </p>
      )}
      <p className="flex justify-between gap-2 text-ink-2">
        <span>{plannedRoi === null ? 'sem plano' : `ROI planejado ${formatNetRoi(plannedRoi)}`}</span>
        {sold && roi !== null && (
          <b className={net < 0 ? 'text-risk' : 'text-gain'}>real {formatNetRoi(roi)}</b>
        )}
      </p>
    </>
  )
}

/** How much of the planned sum was spent, as a bar and in words; for a sold property its result. */
function SpentLine({ result, isResidentBuyer }: { result: ItemResult; isResidentBuyer: boolean }) {
  const { spent, planned, overspent, isSpendingUnknown } = result
  if (isSpendingUnknown)
    return (
      <>
        {!isResidentBuyer && <PlannedAndReal result={result} />}
        <p className="text-ink-2">
          {describeUnknownSpending(result)}
          {planned !== null && ` de ${formatRoundedMoney(toReais(planned))} planejados`}
        </p>
      </>
    )
  const share = planned === null || planned === 0 ? null : (spent / planned) * 100
  const over = share !== null && share > 100
  return (
    <>
      {!isResidentBuyer && <PlannedAndReal result={result} />}
      <div>
        {share !== null && (
          <span
            className="flex h-1.5 mb-1 overflow-hidden rounded-[0.1875rem] bg-raised-3 [&>svg]:flex-none [&>svg]:h-full"
            aria-hidden="true"
          >
            <Strut percent={over ? 100 * (100 / share) : share} className="bg-ink-2" />
            {over && <Strut percent={100 - 100 * (100 / share)} className="bg-risk" />}
          </span>
        )}
        <p className="flex justify-between gap-2 text-ink-2">
          <span>
            <b className="text-ink">{formatRoundedMoney(toReais(spent))}</b>
            {planned === null ? ' gastos' : ` de ${withoutSign(planned)}`}
          </span>
          {share !== null && (
            <span className={classNames(over && 'font-semibold text-risk')}>
              {over && planned !== null ? `+${withoutSign(spent - planned)}` : formatPercent(share, 0)}
            </span>
          )}
        </p>
        {!over && overspent !== null && overspent >= leastSaid && (
          <p className="text-risk">{formatRoundedMoney(toReais(overspent))} além do plano em parte</p>
        )}
      </div>
    </>
  )
}

const inks = { gain: 'text-gain', risk: 'text-risk' }

/** The photo of a property of the bank; of a lot from elsewhere its drawing. */
function CardPicture({ row: { item, category, id } }: { row: DeskRow }) {
  return (
    <span className="scene relative flex-none w-10 aspect-4/3 overflow-hidden rounded-sm">
      {'property' in item ? (
        <ListingPhoto property={item.property} sizes="3rem" />
      ) : (
        <PropertyDrawing
          subject={{ id: id.replace(/\D/g, '').slice(0, 12) || '1', category, description: '' }}
        />
      )}
    </span>
  )
}

/** Before the purchase: the return with its ends. */
function CardReturn({ row: { range, paperReturn } }: { row: DeskRow }) {
  if (range === null)
    return (
      paperReturn !== null && (
        <span className="text-xs text-ink-3">
          {formatNetRoi(paperReturn)} {describeGround.none}
        </span>
      )
    )
  const tone = chooseReturnTone(range, false)
  return (
    <span className="board-return">
      <b className={classNames(tone && inks[tone])}>
        <span className="sr-only">ROI líquido </span>
        {formatNetRoi(range.base)}
      </b>
      <RangeBar range={range} size="card" />
      <span className="text-ink-3">
        <span className="sr-only">de </span>
        {describeReturnEndsShort(range)}
      </span>
    </span>
  )
}

/** Before the purchase, for a resident buyer: what the property costs the family. */
const CardHome = ({ home }: { home: FittingHome }) => (
  <p className="text-ink-2">
    <b className="text-ink">
      {home.best.instalment === null ? 'à vista' : `parcela ${formatWholeReais(home.best.instalment)}`}
    </b>{' '}
    <span className="whitespace-nowrap">· 1º dia {formatWholeReais(home.best.cash)}</span>
  </p>
)

/** The return of a property that is not bought yet or, for a resident buyer, what it costs the family. */
function CardFigures({ row, homeOf }: { row: DeskRow } & Pick<CellContext, 'homeOf'>) {
  if (homeOf === null) return <CardReturn row={row} />
  const home = homeOf(row)
  return home && <CardHome home={home} />
}

/** One line with what matters most: the note, otherwise the maximum bid. */
function describeCard({ item, maxBid, price, stage, known }: DeskRow, isResidentBuyer: boolean): string {
  const note = firstNoteLine(item.notes)
  if (note !== '') return note
  if (isBought(stage)) return ''
  if (!isResidentBuyer && maxBid !== null && price !== null)
    return `máximo ${formatWholeReais(floorMaxBid(maxBid))}`
  return known === null ? '' : `${known.answered} de ${known.total} respostas`
}

/** `desce 4 a 12 set.`, `sinal R$ 4.500 até 29 nov.`, `vistoria era 25 nov.` */
function describeDate({ item }: DeskRow, { kind, what, day, inDays }: DeskDate): string {
  if (kind === 'deposit' && item.deposit !== null)
    return `sinal ${formatWholeReais(item.deposit.amount)} até ${day}`
  const name = kind === 'price' ? 'desce' : `${what.slice(0, 1).toLowerCase()}${what.slice(1)}`
  return `${name} ${inDays < 0 ? 'era ' : ''}${day}`
}

/** Moves a card without dragging, and opens it. */
const CardMenu = ({
  row,
  onMove,
  onOpen,
}: {
  row: DeskRow
  onMove: (stage: FavoriteStage) => void
  onOpen: () => void
}) => (
  <Popover
    button={{
      className:
        'size-7 relative z-1 grid flex-none place-content-center -my-1 -mr-1.5 -ml-1 rounded-sm text-ink-3 hover:bg-raised-3 hover:text-ink pointer-coarse:size-target pointer-coarse:-my-2 pointer-coarse:-mr-3 pointer-coarse:-ml-2',
      'aria-label': `Mover ${nameRow(row)}`,
      children: <EllipsisVertical className="size-4" aria-hidden="true" />,
    }}
    className="desk-menu"
  >
    <button
      type="button"
      className="desk-menu-item font-medium"
      onClick={({ currentTarget }) => {
        closeMenu(currentTarget)
        onOpen()
      }}
    >
      Abrir a ficha
    </button>
    <p className="pt-1 text-xs text-ink-3">Mover para</p>
    {favoriteStages.map(stage => (
      <button
        key={stage}
        type="button"
        className="desk-menu-item"
        disabled={readStage(row.stage) === stage}
        onClick={({ currentTarget }) => {
          closeMenu(currentTarget)
          onMove(stage)
        }}
      >
        <StageMark stage={stage} />
        {readStage(row.stage) === stage && <span className="ml-auto text-xs text-ink-3">aqui</span>}
      </button>
    ))}
  </Popover>
)

/** A property on the board: its price and return, after the purchase the spent sum, and its next date. */
export const BoardCard = memo(function BoardCard({
  row,
  result,
  context,
  isTabStop,
  hintId,
  onMove,
  onOpen,
}: {
  row: DeskRow
  result: ItemResult | undefined
  context: CellContext
  isTabStop: boolean
  /** Of the text that says how the keys work. */
  hintId: string
  onMove: (row: DeskRow, stage: FavoriteStage) => void
  onOpen: (row: DeskRow) => void
}) {
  const card = useRef<HTMLLIElement>(null)
  const [dragged, setDragged] = useState(false)
  useEffect(() => (card.current ? makeDraggable(card.current, row.id, setDragged) : undefined), [row.id])
  const { date, dates, price, kind, place, city, stage, elsewhere } = row
  const shownDates = listCardDates(date, dates)
  const near = shownDates.some(each => isNearDate(each) && each.inDays >= 0)
  const { homeOf, demonstration } = context
  const presence = readPresence(row, demonstration)
  const line = describeCard(row, homeOf !== null)
  const clients = clientNames(row, context)
  return (
    <li
      ref={card}
      className="board-card"
      data-card={row.id}
      data-dragged={dragged || undefined}
      data-near={near || undefined}
      data-gone={row.gone || undefined}
    >
      <div className="flex items-center gap-2.5">
        <CardPicture row={row} />
        <span className="min-w-0 flex-1">
          <button
            type="button"
            className="board-name"
            tabIndex={isTabStop ? 0 : -1}
            aria-describedby={hintId}
            onClick={() => onOpen(row)}
          >
            {place === '' ? kind : place}
          </button>
          <span className="block truncate text-ink-3">{city}</span>
        </span>
        <CardMenu row={row} onMove={next => onMove(row, next)} onOpen={() => onOpen(row)} />
      </div>
      <p className="board-price flex items-center gap-2">
        <b className="text-sm/5.5">{price === null ? 'preço não se sabe' : formatWholeReais(price)}</b>
        {elsewhere && (
          <span className="text-[0.6875rem] leading-4 flex-none px-1.5 py-0 border border-line-strong rounded-sm text-ink-2">
            não é da Caixa
          </span>
        )}
        <span className="ml-auto flex gap-1" title={clients.join(', ')}>
          {clients.slice(0, 3).map(name => (
            <span key={name} className="desk-initials">
              <span aria-hidden="true">{writeInitials(name)}</span>
              <span className="sr-only">{name}</span>
            </span>
          ))}
        </span>
      </p>
      {presence && (
        <p className={classNames('text-pretty', listAgeInks[presence.level])} title={presence.text}>
          {presence.short}
        </p>
      )}
      {row.doubtfulPrice !== '' && <p className="text-amber-text">{row.doubtfulPrice}</p>}
      {line !== '' && <p className="line-clamp-2 text-ink-2">{line}</p>}
      {isBought(stage) ? (
        result && <SpentLine result={result} isResidentBuyer={homeOf !== null} />
      ) : (
        <CardFigures row={row} homeOf={homeOf} />
      )}
      {shownDates.map(each => (
        <p
          key={each.kind + each.from}
          className="board-date"
          data-late={each.inDays < 0 || undefined}
          data-soon={(isNearDate(each) && each.inDays >= 0) || undefined}
        >
          <CalendarDays className="size-3.5 flex-none" aria-hidden="true" />
          <span className="truncate">{describeDate(row, each)}</span>
        </p>
      ))}
    </li>
  )
})

import { capitalize } from '#domain/capitalize.ts'
import {
  Calculator,
  ChevronRight,
  NotebookPen,
  Trash2,
  TrendingDown,
  TrendingUp,
  Undo2,
  Unlink,
} from 'lucide-react'
import { memo } from 'react'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { ListingCard } from '../listing/card/listing-card.tsx'
import { toggleFavorite } from '../../data/saved/favorite-actions.ts'
import { describeChangeSinceSaved } from './favorite-order.ts'
import { firstNoteLine } from './favorite-notes.ts'
import { StageSelect } from './stage-select.tsx'
import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { judgeReturn } from '#contract/judge-property.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { isUnexplainedDiscount, describeGround, isGrounded } from '#domain/judgement/judged-return.ts'
import { fromReais } from '#domain/money.ts'
import { formatShortCentavos, formatShortMaxBid } from '../../ui/figure-text.ts'
import { formatMaxBid, formatRoi } from '../calculators/cost-words.ts'

interface SummaryFigure {
  label: string
  value: string
  loss: boolean
}

/**
 * Returns the figures of a favorite with a saved sheet, as the listing is judged everywhere: at today's price and for the
 * person's target, in percent. `null` where nothing is stated: of a gone listing, and of an unexplained discount.
 */
export function summarizeFavorite(
  { property, sheet, answers }: Pick<Favorite, 'property' | 'sheet' | 'answers'>,
  targetRoi: number,
): SummaryFigure[] | null {
  const { purchase, returnRange, maxBid, ground } = judgeReturn(property, { sheet, answers, targetRoi })
  if (purchase === null || isUnexplainedDiscount(property)) return null
  const { netProfit } = computeCostSums(purchase.question)
  const roi = returnRange?.base ?? null
  if (!isGrounded(ground))
    return [{ label: capitalize(describeGround[ground]), value: formatRoi(roi), loss: false }]
  return [
    { label: 'Lucro líquido', value: formatShortCentavos(netProfit), loss: netProfit < 0 },
    { label: 'ROI líquido', value: formatRoi(roi), loss: roi !== null && roi < 0 },
    {
      label: 'Lance máximo',
      value: maxBid === null ? formatMaxBid(null) : formatShortMaxBid(fromReais(maxBid)),
      loss: false,
    },
  ]
}

const linkClass =
  'flex h-13 items-center gap-2 rounded-b-lg px-3 text-sm hover:bg-raised-2 focus-visible:-outline-offset-2'

/** Links to a favorite's cost sheet, with its figures when there is one. */
function CostSheetSummary({ favorite, name }: { favorite: Favorite; name: string }) {
  const { property_id: id, sheet, property } = favorite
  const [targetRoi] = useTargetRoi()
  const isResidentBuyer = useIsResidentBuyer()
  if (isResidentBuyer && !property.gone)
    return (
      <Link to={pagePaths.homePurchase} search={{ imovel: id }} hash="conta" className={linkClass}>
        <Calculator className="size-4 flex-none text-ink-3" />
        <span className="flex-1 text-ink-2">
          Ver a conta da minha família<span className="sr-only">: {name}</span>
        </span>
        <ChevronRight className="size-4 flex-none text-ink-3" />
      </Link>
    )
  const figures = sheet && summarizeFavorite(favorite, targetRoi)
  return (
    <Link
      to={pagePaths.costs}
      search={{ imovel: id }}
      className={linkClass}
      title={sheet ? 'Abrir planilha' : undefined}
    >
      {sheet === null ? (
        <>
          <Calculator className="size-4 flex-none text-ink-3" />
          <span className="flex-1 text-ink-2">
            Fazer a planilha<span className="sr-only">: {name}</span>
          </span>
        </>
      ) : (
        <>
          <span className="sr-only">Abrir planilha: {name}. </span>
          <span className="flex min-w-0 flex-1 justify-between gap-2">
            {figures === null && (
              <span className="self-center text-ink-2">
                Abrir planilha{property.gone ? ', só como estudo' : ': fora do comum'}
              </span>
            )}
            {figures?.map(({ label, value, loss }) => (
              <span key={label} className="min-w-0">
                <span className="block truncate text-2xs text-ink-3">
                  {label}
                  <span className="sr-only"> </span>
                </span>
                <span
                  className={classNames('block truncate font-semibold tabular-nums', loss && 'text-risk')}
                >
                  {value}
                </span>
              </span>
            ))}
          </span>
        </>
      )}
      <ChevronRight className="size-4 flex-none text-ink-3" />
    </Link>
  )
}

/** Shows what the person noted about a favorite, always at the same height: stage and notes, and the cost sheet. */
function FavoriteAnnotationForm({
  favorite,
  name,
  removed,
  onStage,
  onNotes,
}: {
  favorite: Favorite
  name: string
  removed: boolean
  onStage: (id: string, stage: FavoriteStage | null) => void
  onNotes: (favorite: Favorite) => void
}) {
  const { stage, notes } = favorite
  const line = firstNoteLine(notes)
  return (
    <div className="mt-2 rounded-lg border border-line bg-raised shadow-card">
      <div className="flex border-b border-line">
        <StageSelect
          {...{ stage, name }}
          disabled={removed}
          onChange={next => onStage(favorite.property_id, next)}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          disabled={removed}
          className="flex h-target min-w-0 flex-1 items-center gap-2 rounded-tr-lg border-l border-line px-3 text-sm hover:bg-raised-2 disabled:opacity-60"
          onClick={() => onNotes(favorite)}
        >
          <NotebookPen className="size-4 flex-none text-ink-3" />
          <span className={classNames('truncate', line === '' ? 'text-ink-2' : 'text-ink')}>
            {line === '' ? 'Anotar' : <span className="sr-only">Anotações: </span>}
            {line}
            <span className="sr-only">: {name}</span>
          </span>
        </button>
      </div>
      <CostSheetSummary favorite={favorite} name={name} />
    </div>
  )
}

const looks = {
  gone: { icon: Unlink, className: 'text-risk' },
  down: { icon: TrendingDown, className: 'text-gain' },
  up: { icon: TrendingUp, className: 'text-ink-2' },
}

/** One line under the card: what changed since it was saved, else when it was saved. */
function Note({ favorite, removed }: { favorite: Favorite; removed: boolean }) {
  if (removed) return <p className="truncate text-ink-2">Removido dos favoritos</p>
  const change = describeChangeSinceSaved(favorite)
  if (change === null)
    return <p className="truncate text-ink-3">Salvo em {formatShortDate(favorite.saved_at)}</p>
  const { icon: Icon, className } = looks[change.kind]
  return (
    <p className={classNames('flex min-w-0 items-center gap-1.5 font-medium', className)}>
      <Icon className="size-4 shrink-0" />
      <span className="truncate first-letter:uppercase" title={change.words}>
        {change.words}
      </span>
    </p>
  )
}

/** The property's name as people say it. */
export const favoriteName = ({ property }: Favorite): string =>
  `${readHeadName(property)}, ${formatPlaceName(property.city)}`

/** A favorite: its card, what changed since it was saved, notes, comparison, and removal with undo. */
export const FavoriteItem = memo(function FavoriteItem({
  favorite,
  removed,
  chosen,
  choosable,
  demonstration,
  now,
  onChoose,
  onStage,
  onNotes,
}: {
  favorite: Favorite
  removed: boolean
  chosen: boolean
  choosable: boolean
  demonstration: boolean
  now: number
  onChoose: (id: string, chosen: boolean) => void
  onStage: (id: string, stage: FavoriteStage | null) => void
  onNotes: (favorite: Favorite) => void
}) {
  const { property } = favorite
  const name = favoriteName(favorite)
  return (
    <li className="favorite" data-faded={removed || property.gone || undefined}>
      <div className="flex-1">
        <ListingCard
          property={property}
          layout="grid"
          demonstration={demonstration}
          now={now}
          listMark="none"
        />
      </div>
      <div className="mt-2 flex h-5 items-center px-1 text-sm">
        <Note favorite={favorite} removed={removed} />
      </div>
      <div className="mt-1 min-h-4 px-1 text-xs">
        {!property.gone && <SeenStamp property={property} demonstration={demonstration} now={now} />}
      </div>
      <FavoriteAnnotationForm {...{ favorite, name, removed, onStage, onNotes }} />
      <div className="flex items-center justify-between pl-1">
        <label
          className={classNames(
            'flex min-h-target items-center gap-2.5 pr-3 text-sm font-medium',
            !choosable && 'cursor-default text-ink-3',
          )}
        >
          <input
            type="checkbox"
            className="tick"
            checked={chosen}
            disabled={!choosable}
            aria-label={`Comparar: ${name}`}
            onChange={event => onChoose(property.id, event.target.checked)}
          />
          Comparar
        </label>
        <Button
          look="quiet"
          className="gap-1.5 px-3 text-sm"
          aria-label={`${removed ? 'Desfazer' : 'Remover'}: ${name}`}
          onClick={() => toggleFavorite(property, Date.now())}
        >
          {removed ? <Undo2 className="size-4" /> : <Trash2 className="size-4" />}
          {removed ? 'Desfazer' : 'Remover'}
        </Button>
      </div>
    </li>
  )
})

/** The skeleton of what stands under a favorite's card. */
export const FavoriteFootSkeleton = () => (
  <div className="px-1 pt-3">
    <div className="skeleton h-3 w-40" />
    <div className="skeleton mt-3 h-24.75 rounded-lg" />
    <div className="flex h-target items-center justify-between">
      <div className="skeleton h-4 w-24" />
      <div className="skeleton h-4 w-20" />
    </div>
  </div>
)

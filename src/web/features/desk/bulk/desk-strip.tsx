import { Printer, Scale, Send, Sheet, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { formatNetRoi, integerFormat } from '#domain/format-figures.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { formatRoundedMoney } from '../../../ui/format-text.ts'
import { Link } from '../../../framework/link.tsx'
import { writeComparedIds } from '../../compare/comparison-state.ts'
import { formatPropertyCount } from '../../listing/properties-text.ts'
import type { DeskRow } from '../rows/desk-row.ts'
import { sumPrices } from '../rows/price-sum.ts'

/** The middle value; of an even number the lower of the two, so that it is one of them. */
const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null

/** `R$ 333 mil em preço, ROI mediano 22%`; for a resident buyer the price alone. */
export function describeSums(rows: readonly DeskRow[], isResidentBuyer: boolean): string {
  const { sum } = sumPrices(rows)
  const roi = isResidentBuyer ? null : median(rows.flatMap(({ range }) => range?.base ?? []))
  return [
    sum !== null && `${formatRoundedMoney(sum)} em preço`,
    roi !== null && `ROI mediano ${formatNetRoi(roi)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * The strip above the table. It always has its place: with nothing chosen it says what the table holds, otherwise what
 * can be done with the chosen ones.
 */
export function DeskStrip({
  rows,
  chosen,
  isResidentBuyer,
  most,
  onAll,
  onClear,
  onShare,
  onFile,
  onPrint,
  onRemove,
  children,
}: {
  rows: readonly DeskRow[]
  chosen: readonly DeskRow[]
  isResidentBuyer: boolean
  /** How many can be compared on this screen. */
  most: number
  onAll: () => void
  onClear: () => void
  onShare: () => void
  onFile: () => void
  onPrint: () => void
  onRemove: () => void
  /** The menus for the chosen ones. */
  children: ReactNode
}) {
  const some = chosen.length > 0
  const summed = some ? chosen : rows
  const { without } = sumPrices(summed)
  const comparable = chosen.filter(({ elsewhere }) => !elsewhere)
  const canCompare = comparable.length > 1 && comparable.length <= most
  return (
    <div className="desk-strip" data-on={some || undefined}>
      <label className="desk-check-area flex-none">
        <input
          type="checkbox"
          className="tick"
          aria-label="Escolher todos"
          checked={some && chosen.length === rows.length}
          ref={box => {
            if (box) box.indeterminate = some && chosen.length < rows.length
          }}
          onChange={() => (some ? onClear() : onAll())}
        />
      </label>
      <output className="flex-none font-semibold">
        {some ? (
          <>
            {integerFormat(chosen.length)}
            <span className="max-md:sr-only"> {chosen.length === 1 ? 'escolhido' : 'escolhidos'}</span>
          </>
        ) : (
          formatPropertyCount(rows.length)
        )}
      </output>
      <div
        className="relative flex flex-1 gap-0.5 min-w-0 pr-6 overflow-x-auto no-bar fades"
        role="toolbar"
        aria-label={some ? 'Para os escolhidos' : 'Para a mesa'}
      >
        {some && children}
        <button
          type="button"
          className="desk-action"
          title="Enviar ao cliente"
          aria-haspopup="dialog"
          onClick={onShare}
        >
          <Send className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Enviar ao cliente</span>
        </button>
        <button type="button" className="desk-action" title="Baixar planilha" onClick={onFile}>
          <Sheet className="size-4" aria-hidden="true" />
          <span className="max-lg:sr-only">Planilha</span>
        </button>
        <button type="button" className="desk-action max-md:hidden" title="Imprimir" onClick={onPrint}>
          <Printer className="size-4" aria-hidden="true" />
          <span className="max-xl:sr-only">Imprimir</span>
        </button>
        {some && (
          <button type="button" className="desk-action" title="Tirar da mesa" onClick={onRemove}>
            <Trash2 className="size-4" aria-hidden="true" />
            <span className="max-lg:sr-only">Tirar</span>
          </button>
        )}
      </div>
      <span className="text-xs/5.5 flex-none text-ink-3 max-lg:hidden">
        {describeSums(summed, isResidentBuyer)}
        {without !== '' && <span className="block text-2xs">{without}</span>}
      </span>
      {canCompare && (
        <Link
          to={pagePaths.compare}
          search={writeComparedIds(comparable.map(({ id }) => id))}
          className={buttonClass(
            'primary',
            'h-9! flex-none px-3! text-sm! pointer-coarse:h-target! pointer-coarse:min-w-target',
          )}
        >
          <Scale className="size-4" aria-hidden="true" />
          <span className="max-md:sr-only">Comparar</span>
        </Link>
      )}
      {some && (
        <button
          type="button"
          className="desk-action max-md:hidden"
          aria-label="Não escolher nenhum"
          onClick={onClear}
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

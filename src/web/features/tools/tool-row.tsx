import { BetaMark } from '../../ui/beta-mark.tsx'
import { Link } from '../../framework/link.tsx'
import { formatPercent, formatShortDate } from '#domain/format-figures.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import type { CalculatorResult } from '../calculators/last-results.ts'
import { WordsByPurpose } from '../listing/words-by-purpose.tsx'
import type { Tool } from './tool-list.ts'

/** The last result of a calculator with its listing, answer, basis and time; a press opens it again. */
function LastResult({
  result: { at, listing, answer, basis, address, targetRoi },
}: {
  result: CalculatorResult
}) {
  const [target] = useTargetRoi()
  return (
    <Link to={address} className="tool-last">
      <span className="block text-xs text-ink-3">Última conta, {formatShortDate(toBrasiliaIso(at))}</span>
      <span className="mt-0.5 block text-sm font-medium text-pretty wrap-anywhere">
        {listing ?? 'Sem imóvel'}: <span className="font-semibold">{answer}</span>
      </span>
      <span className="block text-xs text-ink-2 text-pretty">{basis}</span>
      {targetRoi !== undefined && targetRoi !== target && (
        <span className="block text-xs text-amber-text text-pretty">
          A sua meta agora é de {formatPercent(target, 2)}: abra para refazer.
        </span>
      )}
    </Link>
  )
}

/** A tool with what it does and, beside it, its last result on this device. */
export const ToolRow = ({
  tool: { name, purpose, homePurpose = purpose, to, search = {}, beta },
  last,
}: {
  tool: Tool
  last: CalculatorResult | undefined
}) => (
  <li className="tool-row">
    <Link to={to} search={search} className="tool-link">
      <span className="flex items-baseline gap-2 font-semibold">
        {name}
        {beta && <BetaMark />}
      </span>
      <span className="mt-0.5 block text-sm text-pretty text-ink-2">
        <WordsByPurpose resale={purpose} resident={homePurpose} />
      </span>
    </Link>
    {last && <LastResult result={last} />}
  </li>
)

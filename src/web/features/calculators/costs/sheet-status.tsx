import { classNames } from '../../../ui/class-names.ts'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'
import { OriginDot } from './cost-field.tsx'

/** Explains how facts of the listing and our assumptions are marked. */
export const OriginLegend = ({ className }: { className?: string }) => (
  <p className={classNames('flex flex-wrap items-center gap-x-4 gap-y-1 text-2xs text-ink-3', className)}>
    <span>
      <OriginDot kind="fact" />
      fato do anúncio ou da lei
    </span>
    <span>
      <OriginDot kind="guess" />
      suposição nossa
    </span>
    <span>
      <OriginDot kind="yours" />
      seu valor
    </span>
  </p>
)

/**
 * Shows whether the sheet equals the one saved with the favorite, and offers to restore that one or our assumptions.
 */
export const SheetStatus = ({
  kept,
  restart,
  reopen,
}: {
  /** `null` when none is saved. */
  kept: 'same' | 'changed' | null
  /** `null` when every value is our assumption. */
  restart: (() => void) | null
  reopen: () => void
}) => (
  <ValueSuggestions className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-xs">
    {kept !== null && (
      <p className="text-sm font-medium">
        {kept === 'same' ? 'Sua planilha salva' : 'Mudou desde que você salvou'}
      </p>
    )}
    <OriginLegend />
    {kept === 'changed' && <ValueSuggestion onUse={reopen}>Voltar à planilha salva</ValueSuggestion>}
    {restart !== null && <ValueSuggestion onUse={restart}>Recomeçar das suposições</ValueSuggestion>}
  </ValueSuggestions>
)

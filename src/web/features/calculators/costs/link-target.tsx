import { usePageLocation } from '../../../framework/page-location.ts'
import { useState } from 'react'
import { useTargetRoi } from '../../../data/account/target-roi.ts'
import { formatPercent } from '../../../ui/format-text.ts'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'
import { readLinkTarget } from './cost-address.ts'

/** Says that the opened link carries another target than the person's own, and offers to take it over. */
export function LinkTarget() {
  const search = usePageLocation().query
  const [linked] = useState(() => readLinkTarget(search))
  const [target, setTarget] = useTargetRoi()
  const [before] = useState(target)
  // The offer disappears once a target is chosen here.
  if (linked === null || linked === target || target !== before) return null
  const percent = formatPercent(linked, 2)
  return (
    <ValueSuggestions className="col-span-full flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-lg bg-raised-2 p-3.5 text-xs">
      <p className="text-pretty text-ink-2">
        Meta deste link: {percent}; a sua é {formatPercent(target, 2)}.
      </p>
      <ValueSuggestion onUse={() => setTarget(linked)}>Passar a minha para {percent}</ValueSuggestion>
    </ValueSuggestions>
  )
}

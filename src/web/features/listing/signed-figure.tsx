import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { figureTone } from '../../ui/format-text.ts'

const inks = { gain: 'text-gain', risk: 'text-risk' }

/**
 * Shows a gain in green and a loss in red; a value that reads zero, and a gain that is `doubted`, have no colour.
 * @param value percent, or reais
 */
export function SignedFigure({
  value,
  text,
  doubted = false,
}: {
  value: number
  text: string
  doubted?: boolean
}) {
  const tone = figureTone(value, text)
  return (
    <span className={tone === null || (doubted && tone === 'gain') ? undefined : inks[tone]}>{text}</span>
  )
}

/** Whether comparable listings contradict the gain of the rule of thumb. */
export const isFigureDoubtful = ({ analysis, price }: PropertyDetail): boolean =>
  !!analysis?.byComparables && analysis.byComparables.value < price

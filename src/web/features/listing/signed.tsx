import type { PropertyDetail } from '#contract/property-detail.ts'
import { toneOf } from '../../ui/format.ts'

const inks = { gain: 'text-gain', risk: 'text-risk' }

/**
 * Shows a gain in green and a loss in red; a value that reads zero, and a gain that is `doubted`, have no colour.
 * @param value percent, or reais
 */
export function Signed({ value, text, doubted = false }: { value: number; text: string; doubted?: boolean }) {
  const tone = toneOf(value, text)
  return (
    <span className={tone === null || (doubted && tone === 'gain') ? undefined : inks[tone]}>{text}</span>
  )
}

/** Whether comparable listings contradict the gain of the rule of thumb. */
export const isDoubted = ({ analysis, price }: PropertyDetail): boolean =>
  !!analysis?.byComparables && analysis.byComparables.value < price

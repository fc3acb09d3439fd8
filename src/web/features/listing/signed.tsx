import type { PropertyDetail } from '#contract/property-detail.ts'
import { toneOf } from '../../ui/format.ts'

const inks = { gain: 'text-gain', risk: 'text-risk' }

/**
 * A gain is green, a loss red, what reads zero neither; nor a gain that is `doubted`.
 * @param value percent, or reais
 */
export function Signed({ value, text, doubted = false }: { value: number; text: string; doubted?: boolean }) {
  const tone = toneOf(value, text)
  return (
    <span className={tone === null || (doubted && tone === 'gain') ? undefined : inks[tone]}>{text}</span>
  )
}

/** Whether what is known of comparable listings gainsays the gain that the rule of thumb promises. */
export const isDoubted = ({ analysis, price }: PropertyDetail): boolean =>
  !!analysis?.byComparables && analysis.byComparables.value < price

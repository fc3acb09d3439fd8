import type { PropertyDetail } from '#contract/property-detail.ts'

/**
 * A gain is green, a loss red, what reads zero neither; nor a gain that is `doubted`.
 * @param value percent, or reais
 */
export const Signed = ({
  value,
  text,
  doubted = false,
}: {
  value: number
  text: string
  doubted?: boolean
}) => {
  const gain = value >= 0.05
  return (
    <span className={gain ? (doubted ? undefined : 'text-gain') : value <= -0.05 ? 'text-risk' : undefined}>
      {text}
    </span>
  )
}

/** Whether what is known of comparable listings gainsays the gain that the rule of thumb promises. */
export const isDoubted = ({ analysis, price }: PropertyDetail): boolean =>
  !!analysis?.byComparables && analysis.byComparables.value < price

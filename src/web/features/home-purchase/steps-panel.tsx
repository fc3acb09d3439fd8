import { CalendarCheck } from 'lucide-react'
import { formatDayRange } from '#domain/format-day-range.ts'
import { judgeMoveIn, type PurchaseStep } from '#domain/home-purchase/purchase-steps.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import { FoldedPanel } from './figure-rows.tsx'

const moveInTexts = {
  'in-time': 'dá tempo, se nada sair do previsto.',
  perhaps: 'pode dar tempo, se tudo correr bem.',
  'too-late': 'não dá tempo, mesmo se tudo correr bem.',
} as const

/** The steps from choosing to the keys, with the days between which each ends. */
export function StepsPanel({
  steps,
  today,
  moveInMonths,
}: {
  steps: readonly PurchaseStep[]
  /** `YYYY-MM-DD` */
  today: string
  moveInMonths: number | null
}) {
  const keys = steps.at(-1)
  const judgement = judgeMoveIn(steps, today, moveInMonths)
  return (
    <FoldedPanel
      icon={CalendarCheck}
      title="De hoje até as chaves"
      more={`Os ${steps.length} passos, com datas`}
      answer={
        keys && (
          <>
            Chaves entre <b className="font-semibold text-ink">{formatShortDate(keys.from)}</b> e{' '}
            <b className="font-semibold text-ink">{formatShortDate(keys.to)}</b>, começando hoje.
            {judgement && ` Para mudar em até ${moveInMonths} meses: ${moveInTexts[judgement]}`}
          </>
        )
      }
    >
      <ol className="purchase-steps">
        {steps.map(({ key, title, text, source, from, to }) => (
          <li key={key}>
            <h3>{title}</h3>
            <p className="purchase-step-days">{formatDayRange(from, to, today)}</p>
            <p>{text}</p>
            <p className="text-2xs text-ink-3">Fonte: {source}</p>
          </li>
        ))}
      </ol>
    </FoldedPanel>
  )
}

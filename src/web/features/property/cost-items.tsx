import type { CostItem } from '#domain/calculators/cost-question.ts'
import { formatCentavos } from '../../ui/format-text.ts'
import { costItemNames, describePaymentTime } from '../calculators/cost-words.ts'
import { findLargestCosts } from './cost-card-words.ts'

/** The largest costs, with a bar for each amount and when it is paid. */
export function CostItems({ items, count }: { items: readonly CostItem[]; count: number }) {
  const { items: shown, others } = findLargestCosts(items, count)
  const most = shown[0]?.value ?? 1
  return (
    <div>
      <h3 className="text-sm font-semibold">O que mais pesa</h3>
      <ul className="mt-3 grid gap-3">
        {shown.map(item => (
          <li key={item.key}>
            <div className="flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 text-ink-2">
                {costItemNames[item.key]}{' '}
                <span className="text-2xs whitespace-nowrap text-ink-3">{describePaymentTime(item)}</span>
              </span>
              <span className="font-medium whitespace-nowrap">{formatCentavos(item.value)}</span>
            </div>
            <div className="mt-1.5 h-1.5 rounded-full bg-raised-3">
              <div
                className={`h-full rounded-full ${item.key === 'bid' ? 'bg-ink-3' : 'bg-amber'}`}
                style={{ width: `${(item.value / most) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-3 text-xs text-ink-3">
          E mais {others.map(({ key }) => costItemNames[key]).join(', ')}:{' '}
          {formatCentavos(others.reduce((sum, { value }) => sum + value, 0))}
        </p>
      )}
    </div>
  )
}

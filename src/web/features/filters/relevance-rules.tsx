import { Info } from 'lucide-react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { describeOrder } from './order-words.ts'
import { relevanceRules } from './relevance-rule-words.ts'

const Rules = () => (
  <ul className="mt-2 list-disc space-y-1.5 pl-4">
    {relevanceRules.map(rule => (
      <li key={rule}>{rule}</li>
    ))}
  </ul>
)

/** A button that opens all that the order "Relevância" goes by. */
export const RelevanceRules = () => (
  <Explanation
    button={{
      className: 'target underline decoration-dotted underline-offset-4 hover:text-ink-2',
      children: 'Como se ordena',
    }}
  >
    <p className="font-semibold text-ink">A ordem “Relevância”</p>
    <Rules />
  </Explanation>
)

/** An icon that opens what the preset holds and how the order arranges it. */
export const OrderExplanation = ({ criteria }: { criteria: Criteria }) => (
  <Explanation
    button={{
      className: 'target grid size-9 shrink-0 place-content-center rounded-full text-ink-3 hover:text-ink',
      title: 'Como se ordena',
      'aria-label': 'Como se ordena',
      children: <Info className="size-5" aria-hidden="true" />,
    }}
  >
    <p className="font-semibold text-ink text-pretty">{describeOrder(criteria)}</p>
    {criteria.sort === 'relevance' && <Rules />}
  </Explanation>
)

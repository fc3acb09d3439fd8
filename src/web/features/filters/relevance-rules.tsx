import { Explanation } from '../../ui/explanation.tsx'
import { relevanceRules } from './order-words.ts'

/** A button that opens all that the order "Relevância" goes by. */
export const RelevanceRules = () => (
  <Explanation
    button={{
      className: 'target underline decoration-dotted underline-offset-4 hover:text-ink-2',
      children: 'Como se ordena',
    }}
  >
    <p className="font-semibold text-ink">A ordem “Relevância”</p>
    <ul className="mt-2 list-disc space-y-1.5 pl-4">
      {relevanceRules.map(rule => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </Explanation>
)

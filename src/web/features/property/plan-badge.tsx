import type { Plan } from '#contract/account-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { planLabels, describePlanStatus } from '../account/plan-words.ts'

/** The account's plan and its status; suspended in the colour of risk. */
export function PlanBadge({ plan, now }: { plan: Plan; now: number }) {
  const planStatus = describePlanStatus(plan, now)
  return (
    <span
      className={classNames(
        'inline-flex h-6 shrink-0 items-center gap-1 rounded-sm px-2 text-2xs font-medium whitespace-nowrap',
        planStatus?.bad ? 'bg-risk-soft text-risk' : 'bg-raised-2 text-ink-2',
      )}
    >
      <span className="sr-only">Seu plano: </span>
      {planLabels[plan.type]}
      {planStatus && ` · ${planStatus.label}`}
    </span>
  )
}

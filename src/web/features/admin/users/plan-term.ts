import { dayMs } from '#domain/durations.ts'
import type { AccountGrant, GrantedStatus, Plan } from '#contract/account-schemas.ts'
import { toBrasiliaIso, writeBrasiliaInstant } from '#domain/brasilia-time.ts'

/** Days of a plan. */
export const planDays = { monthly: 30, annual: 360 } as const

/** The plan as the form shows it; `premiumUntil` is a date in Brasília, `YYYY-MM-DD`, empty for none. */
export interface PlanForm {
  plan: Plan['type']
  status: GrantedStatus
  premiumUntil: string
}

const dateOf = (instant: string | null): string =>
  instant === null ? '' : toBrasiliaIso(Date.parse(instant)).slice(0, 10)

/** Returns the form that edits a plan, with its end as a day in Brasília. */
export const toPlanForm = (plan: Plan): PlanForm => ({
  plan: plan.type,
  status: plan.status === 'suspended' ? 'suspended' : 'active',
  premiumUntil: dateOf(plan.premiumUntil),
})

/** Returns the instant until which access lasts: the last second of the day in Brasília. */
export const endOfDay = (date: string): string | null =>
  date === '' ? null : writeBrasiliaInstant(date, '23:59:59')

/** Returns the date so many days after today or, when access lasts longer, after its end. */
export function extendPlan(until: string, days: number, now: number): string {
  const from = Math.max(now, until === '' ? 0 : Date.parse(writeBrasiliaInstant(until, '12:00:00')))
  return toBrasiliaIso(from + days * dayMs).slice(0, 10)
}

/** Returns the fields of the form that differ from the plan; an unchanged day keeps its time. */
export function listPlanChanges(plan: Plan, form: PlanForm): AccountGrant {
  const before = toPlanForm(plan)
  return {
    ...(form.plan !== before.plan && { plan: form.plan }),
    ...(form.status !== before.status && { status: form.status }),
    ...(form.premiumUntil !== before.premiumUntil && { premiumUntil: endOfDay(form.premiumUntil) }),
  }
}

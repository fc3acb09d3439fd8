import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { hourMs } from '#domain/durations.ts'
import { listRules } from '#domain/rules/rules.ts'
import type { Capability } from '../capability.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'
import { reportOverdueRules } from './report-overdue-rules.ts'
import { ruleRoutes } from './rule-routes.ts'

interface RuleDependencies {
  now: () => Date
  operator: OperatorNotifier
}

/** The table of rules: its call, and a look at what should be checked again. */
export const ruleCapability = ({ now, operator }: RuleDependencies): Capability => ({
  routes: [ruleRoutes({ now })],
  housekeeping: [
    {
      name: 'rule reviews',
      every: hourMs,
      run: () => reportOverdueRules(listRules(), toBrasiliaIso(now().getTime()).slice(0, 10), operator),
    },
  ],
})

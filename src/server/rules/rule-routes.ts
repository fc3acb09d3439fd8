import type { Hono } from 'hono'
import { presentRules } from '#contract/present-rules.ts'
import { ruleCalls } from '#contract/rule-calls.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { KeyedRule } from '#domain/rules/rules.ts'
import { createCallRoutes } from '../http/call-routes.ts'

interface RuleRouteDependencies {
  now: () => Date
  /** The table with what was measured since. */
  readRules: () => Promise<readonly KeyedRule[]>
}

/** The table of rules on a day, today's where none is given; nothing of it depends on who asks. */
export function ruleRoutes({ now, readRules }: RuleRouteDependencies): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(ruleCalls.rules, async ({ query: { at } }) =>
    presentRules(await readRules(), at ?? toBrasiliaIso(now().getTime()).slice(0, 10)),
  )
  return app
}

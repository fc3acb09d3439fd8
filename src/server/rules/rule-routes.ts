import type { Hono } from 'hono'
import { presentRules } from '#contract/present-rules.ts'
import { ruleCalls } from '#contract/rule-calls.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { listRules } from '#domain/rules/rules.ts'
import { createCallRoutes } from '../http/call-routes.ts'

/** The table of rules on a day, today's where none is given; nothing of it depends on who asks. */
export function ruleRoutes({ now }: { now: () => Date }): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(ruleCalls.rules, ({ query: { at } }) =>
    presentRules(listRules(), at ?? toBrasiliaIso(now().getTime()).slice(0, 10)),
  )
  return app
}

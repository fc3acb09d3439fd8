import type { Hono } from 'hono'
import { bidAnswer, costsAnswer, financingAnswer } from '#contract/calculate.ts'
import { calculatorCalls } from '#contract/calculator-calls.ts'
import { createCallRoutes } from '../http/call-routes.ts'

/** The calculators over HTTP, described under "Calculadoras" of the contract; nothing is kept. */
export function calculatorRoutes(): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(calculatorCalls.financing, ({ body }) => financingAnswer(body))
  mountCall(calculatorCalls.bid, ({ body }) => bidAnswer(body))
  mountCall(calculatorCalls.costs, ({ body }) => costsAnswer(body))
  return app
}

import type { Hono } from 'hono'
import { answerBid, answerCosts, answerFinancing } from '#contract/calculator-answers.ts'
import { calculatorCalls } from '#contract/calculator-calls.ts'
import { createCallRoutes } from '../http/call-routes.ts'

/** The calculators over HTTP, described under "Calculadoras" of the contract; they store nothing. */
export function calculatorRoutes(): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(calculatorCalls.financing, ({ body }) => answerFinancing(body))
  mountCall(calculatorCalls.bid, ({ body }) => answerBid(body))
  mountCall(calculatorCalls.costs, ({ body }) => answerCosts(body))
  return app
}

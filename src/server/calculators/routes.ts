import { Hono } from 'hono'
import { bidAnswer, costsAnswer, financingAnswer } from '#contract/calculate.ts'
import { calculatorCalls as calls } from '#contract/calculator-calls.ts'
import { readBody } from '../http/body.ts'

/** The calculators over HTTP, described under "Calculadoras" of the contract; nothing is kept. */
export function calculatorRoutes(): Hono {
  const app = new Hono()
  app.post('/financing', async c => c.json(financingAnswer(await readBody(c, calls.financing.body))))
  app.post('/bid', async c => c.json(bidAnswer(await readBody(c, calls.bid.body))))
  app.post('/costs', async c => c.json(costsAnswer(await readBody(c, calls.costs.body))))
  return app
}

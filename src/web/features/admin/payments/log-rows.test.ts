import { expect, it } from 'vitest'
import type { LastlinkConfig, LastlinkLog } from '#contract/payment-schemas.ts'
import { logEventLabel, filterLogs, splitNewerLogs } from './log-rows.ts'

const events: LastlinkConfig['events'] = [
  { name: 'Purchase_Order_Confirmed', label: 'Compra Completa', effect: '' },
]

const row = (id: string, more: Partial<LastlinkLog> = {}): LastlinkLog => ({
  id,
  event_type: 'Purchase_Order_Confirmed',
  customer_email: 'ana@exemplo.com.br',
  product_name: 'Assinatura Mensal',
  amount: 29.7,
  plan: 'monthly',
  status: 'processed',
  processed: true,
  source: 'lastlink',
  is_test: false,
  status_code: 200,
  created_at: '2026-11-21T12:00:00Z',
  occurred_at: null,
  error_message: null,
  request: { method: 'POST', url: '/', headers: {}, body: null },
  response: null,
  ...more,
})

it.each([
  ['purchase_order_confirmed', 'Compra Completa'],
  ['Outro_Evento', 'Evento desconhecido'],
  [null, 'Pedido recusado'],
])('labels %s "%s"', (type, label) => expect(logEventLabel(type, events)).toBe(label))

const rows = [
  row('1'),
  row('2', { status: 'error', customer_email: 'joão@exemplo.com.br', error_message: 'sem e-mail' }),
  row('3', { status: 'pending', product_name: 'Anual' }),
]
it.each([
  ['error', '', ['2']],
  [null, 'COMPRA joao', ['2']],
  [null, 'anual', ['3']],
  [null, 'order confirmed', ['1', '2', '3']],
  ['processed', 'anual', []],
] as const)('finds events by status %s and words "%s"', (status, text, found) =>
  expect(filterLogs(rows, status, text, events).map(({ id }) => id)).toEqual(found),
)

it('holds back events newer than the row that was first on display', () => {
  expect(splitNewerLogs(rows, '2')).toEqual({ shown: rows.slice(1), waiting: 1 })
  expect(splitNewerLogs(rows, null)).toEqual({ shown: rows, waiting: 0 })
})

it('shows all events once that row has left the list', () =>
  expect(splitNewerLogs(rows, 'gone').shown).toHaveLength(3))

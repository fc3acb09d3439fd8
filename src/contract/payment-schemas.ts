import { z } from 'zod'
import { planTypes } from './account-schemas.ts'

const instant = z.iso.datetime({ offset: true })

/** The outcomes of an event of the payment provider. */
const webhookStatuses = ['processed', 'ignored', 'duplicate', 'error'] as const
export const WebhookAnswer = z
  .strictObject({
    status: z
      .enum(webhookStatuses)
      .describe(
        'processed: teve efeito; ignored: guardado, sem efeito; duplicate: já recebido; error: guardado, incompleto',
      ),
  })
  .meta({ id: 'WebhookAnswer' })
export type WebhookAnswer = z.infer<typeof WebhookAnswer>

/** The events that the simulator can send, all among the provider's own. */
export const simulatedEvents = [
  'purchase_completed',
  'subscription_cancelled',
  'subscription_expired',
] as const
export type SimulatedEvent = (typeof simulatedEvents)[number]
export const WebhookSimulation = z.object({
  email: z.string().max(254).optional().describe('Obrigatório'),
  event: z
    .string()
    .max(100)
    .optional()
    .describe(`Obrigatório: ${simulatedEvents.join(', ')}`),
  plan: z.enum(['monthly', 'annual']).optional().describe('Plano da compra simulada; monthly quando omitido'),
})
export const SimulationResult = z
  .strictObject({
    status: z.enum(webhookStatuses),
    event: z.enum(simulatedEvents),
    providerEvent: z.string().describe('O evento da Lastlink que foi enviado, como Purchase_Order_Confirmed'),
    email: z.string(),
    plan: z.enum(planTypes).nullable().describe('Plano da conta depois do evento; null: não há conta'),
    premiumUntil: instant.nullable(),
    message: z.string().describe('O que aconteceu, em português'),
    at: instant,
  })
  .meta({ id: 'SimulationResult' })
export type SimulationResult = z.infer<typeof SimulationResult>

/** The setup of the webhook; never contains secrets. */
export const LastlinkConfig = z
  .strictObject({
    webhookUrl: z.string().describe('Endereço a informar na Lastlink'),
    tokenHeader: z.literal('x-lastlink-token'),
    tokens: z.int().min(0).max(2).describe('Quantos tokens valem agora (dois durante a troca)'),
    plans: z.array(z.strictObject({ id: z.string(), plan: z.enum(['monthly', 'annual']) })),
    periods: z.strictObject({ monthly: z.int(), annual: z.int() }).describe('Dias de cada plano'),
    database: z.enum(['embedded', 'postgresql']),
    mail: z.enum(['smtp', 'folder']).describe('folder: os e-mails são gravados numa pasta, não enviados'),
    events: z.array(
      z.strictObject({
        name: z.string(),
        label: z.string().describe('Nome no painel da Lastlink'),
        effect: z.string(),
      }),
    ),
    warnings: z.array(z.string()).describe('O que falta para receber pagamentos, em português'),
  })
  .meta({ id: 'LastlinkConfig' })
export type LastlinkConfig = z.infer<typeof LastlinkConfig>

export const eventStatuses = ['processed', 'ignored', 'error', 'pending', 'underpaid'] as const
/** One line of the log: an event, or a rejected request. */
export const LastlinkLog = z
  .strictObject({
    id: z.uuid(),
    event_type: z.string().nullable().describe('null: o pedido foi recusado antes de ser lido'),
    customer_email: z.string().nullable(),
    product_name: z.string().nullable(),
    amount: z.number().nullable().describe('Em reais'),
    plan: z.enum(['monthly', 'annual']).nullable(),
    status: z
      .enum(eventStatuses)
      .describe(
        'pending: pago, mas a oferta não está em LASTLINK_PLANS; underpaid: pagou menos que LASTLINK_MIN_PRICES',
      ),
    processed: z.boolean(),
    source: z.enum(['lastlink', 'simulator']),
    is_test: z.boolean(),
    status_code: z.int().describe('Resposta HTTP que demos'),
    created_at: instant.describe('Quando chegou'),
    occurred_at: instant.nullable().describe('Quando aconteceu, segundo a Lastlink'),
    error_message: z.string().nullable().describe('Até 50 caracteres'),
    /** The request with masked documents, phones, addresses and tokens. */
    request: z.strictObject({
      method: z.string(),
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.unknown().describe('Dados pessoais mascarados'),
    }),
    response: z.unknown(),
  })
  .meta({ id: 'LastlinkLog' })
export type LastlinkLog = z.infer<typeof LastlinkLog>
/** Newest first. */
export const LastlinkLogList = z.array(LastlinkLog)

import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })

/** Browsers of one account that show its notifications; one more takes the place of the one seen least recently. */
export const maxPushDevices = 10
/** Minutes for which a code links a Telegram chat. */
export const telegramCodeMinutes = 10

/** A browser that shows the account's notifications. */
const PushDevice = z
  .strictObject({
    id: z.uuid(),
    device: z.string().describe('Navegador e sistema, como Chrome no Android'),
    since: instant,
    current: z.boolean().describe('É este navegador'),
    outdated: z.boolean().describe('A chave do servidor mudou: o navegador precisa assinar de novo'),
  })
  .meta({ id: 'PushDevice' })

/** Where an account's notifications can go besides the app and the mail. */
export const Channels = z
  .strictObject({
    push: z.strictObject({
      publicKey: z.string().nullable().describe('Chave VAPID do servidor; null: o servidor não envia'),
      devices: z.array(PushDevice).describe(`Até ${maxPushDevices}, o último usado primeiro`),
    }),
    telegram: z.strictObject({
      available: z.boolean().describe('O servidor tem um robô'),
      linked: z.strictObject({ name: z.string().nullable(), since: instant }).nullable(),
    }),
    calendar: z.strictObject({ since: instant.nullable().describe('null: não há endereço') }),
  })
  .meta({ id: 'Channels' })
export type Channels = z.infer<typeof Channels>

/** What the browser's PushSubscription says of itself, and the server's key it was made for. */
export const PushSubscriptionGiven = z.object({
  endpoint: z.url().max(1000).describe('Endereço do serviço de push do navegador'),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
  publicKey: z
    .string()
    .regex(/^[\w-]{87}$/)
    .describe('A chave do servidor com que o navegador assinou'),
})
export type PushSubscriptionGiven = z.infer<typeof PushSubscriptionGiven>

export const TelegramCode = z
  .strictObject({
    code: z.string().describe('Vale uma vez'),
    expiresAt: instant,
    link: z.url().describe('Abre a conversa com o robô já com o código'),
  })
  .meta({ id: 'TelegramCode' })
export type TelegramCode = z.infer<typeof TelegramCode>

export const CalendarFeedAddress = z
  .strictObject({
    url: z.url().describe('Mostrado só agora; quem o tem lê as datas'),
    since: instant,
  })
  .meta({ id: 'CalendarFeedAddress' })
export type CalendarFeedAddress = z.infer<typeof CalendarFeedAddress>

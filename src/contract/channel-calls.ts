import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

const instant = z.iso.datetime({ offset: true })

/**
 * Maximum browsers of one account that show its notifications; one more takes the place of the one seen least recently.
 */
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

const tag = 'Avisos'

/** Calls about where an account's notifications go besides the app and the mail. They stay open with an expired plan. */
export const channelCalls = {
  channels: {
    method: 'get',
    path: '/api/me/channels',
    tag,
    summary: 'Por onde os avisos da conta podem ir',
    access: 'session',
    response: Channels,
    errors: [],
  },
  addPushDevice: {
    method: 'put',
    path: '/api/me/push',
    closedToKeys: true,
    tag,
    summary: 'Liga os avisos neste navegador; repetir não faz mal',
    description:
      'Vale enquanto a conta estiver aberta nele. Um navegador tem uma assinatura: outra a substitui.',
    access: 'session',
    body: PushSubscriptionGiven,
    response: Channels,
    errors: ['bad_request', 'push_key_changed', 'push_unavailable', 'too_many_requests'],
  },
  removePushDevice: {
    method: 'delete',
    path: '/api/me/push/{id}',
    tag,
    summary: 'Desliga os avisos de um navegador; repetir não faz mal',
    access: 'session',
    pathParameters: z.object({ id: z.uuid() }),
    response: Channels,
    errors: ['bad_request'],
  },
  createTelegramCode: {
    method: 'post',
    path: '/api/me/telegram/code',
    tag,
    summary: 'Cria o código que liga uma conversa do Telegram; o anterior deixa de valer',
    access: 'session',
    response: TelegramCode,
    errors: ['telegram_unavailable', 'too_many_requests'],
  },
  unlinkTelegram: {
    method: 'delete',
    path: '/api/me/telegram',
    tag,
    summary: 'Desliga o Telegram; repetir não faz mal',
    access: 'session',
    response: Channels,
    errors: [],
  },
  renewCalendarFeed: {
    method: 'post',
    path: '/api/me/calendar-feed',
    tag,
    summary: 'Cria o endereço do calendário da conta; o anterior deixa de valer',
    access: 'session',
    response: CalendarFeedAddress,
    errors: ['too_many_requests'],
  },
  revokeCalendarFeed: {
    method: 'delete',
    path: '/api/me/calendar-feed',
    tag,
    summary: 'Apaga o endereço do calendário; repetir não faz mal',
    access: 'session',
    response: Channels,
    errors: [],
  },
  calendarFeed: {
    method: 'get',
    path: '/api/calendar/feed/{file}',
    takesAnyParameter: true,
    tag,
    summary: 'As datas dos favoritos de uma conta, para um programa de calendário',
    description: 'Sem sessão: quem tem o endereço lê. Com o plano vencido vem vazio.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    pathParameters: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    response: z.string(),
    content: 'text/calendar',
    errors: ['not_found'],
  },
} as const satisfies Record<string, ApiCall>

import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { CalendarFeedAddress, Channels, PushSubscriptionGiven, TelegramCode } from './channel-schemas.ts'

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

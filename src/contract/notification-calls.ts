import type { ApiCall } from './api-call.ts'
import { ActionDone } from './account-schemas.ts'
import { z } from 'zod'
import {
  News,
  Notification,
  Notifications,
  NotificationsRead,
  UnsubscribeChoice,
  Unsubscription,
} from './notification-schemas.ts'

const tag = 'Avisos'

/** Calls about an account's notifications. */
export const notificationCalls = {
  notifications: {
    method: 'get',
    path: '/api/notifications',
    tag,
    summary: 'Os avisos, os últimos primeiro',
    access: 'session',
    response: Notifications,
    errors: [],
  },
  readNotifications: {
    method: 'post',
    path: '/api/notifications/read',
    tag,
    summary: 'Marca avisos como lidos',
    access: 'session',
    body: NotificationsRead,
    response: ActionDone,
    errors: ['bad_request'],
  },
  testNotification: {
    method: 'post',
    path: '/api/notifications/test',
    tag,
    summary: 'Cria um aviso de teste, até dez por hora',
    access: 'session',
    response: Notification,
    errors: ['too_many_requests'],
  },
  clearNotifications: {
    method: 'delete',
    path: '/api/notifications',
    tag,
    summary: 'Apaga todos os avisos',
    access: 'session',
    response: ActionDone,
    errors: [],
  },
  news: {
    method: 'get',
    path: '/api/news',
    tag,
    summary: 'Os avisos sobre imóveis desde a última visita, imóvel por imóvel',
    description:
      'Os mesmos avisos do sino e dos e-mails. Uma visita termina depois de 30 minutos sem perguntas.',
    access: 'plan',
    response: News,
    errors: [],
  },
  unsubscription: {
    method: 'get',
    path: '/api/unsubscribe',
    takesAnyParameter: true,
    tag,
    summary: 'De que e-mails trata um link de descadastro; não muda nada',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    query: z.object({ token: z.string().default('') }),
    response: Unsubscription,
    errors: ['link_invalid'],
  },
  unsubscribe: {
    method: 'post',
    path: '/api/unsubscribe',
    takesAnyParameter: true,
    tag,
    summary: 'Deixa de receber e-mails, com um clique e sem entrar (RFC 8058); repetir não faz mal',
    description: 'Aceita JSON e o formulário List-Unsubscribe=One-Click dos programas de e-mail.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    query: z.object({ token: z.string().default('') }),
    accepts: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    body: UnsubscribeChoice,
    response: Unsubscription,
    errors: ['bad_request', 'link_invalid'],
  },
} as const satisfies Record<string, ApiCall>

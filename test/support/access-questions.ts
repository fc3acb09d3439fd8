import { randomUUID } from 'node:crypto'
import { exampleSharedFigures } from './client-lists.ts'
import { exampleEditalPaper } from './kept-papers.ts'

const property = '8444405322578'
const search = randomUUID()
const chat = randomUUID()
const lot = randomUUID()
const sharedList = randomUUID()
const keptPaper = randomUUID()
const noLink = 'A'.repeat(43)

const newSharedList = {
  id: sharedList,
  title: 'Para Ana',
  adviserName: 'Maria',
  figures: exampleSharedFigures,
  source: { kind: 'items', items: [property] },
  days: 7,
}

/** The owner's data before the table is run. */
export const accessExamples = { property, search, chat, lot, sharedList: newSharedList, keptPaper }

/**
 * The path, query and body of calls that need any, so that the owner's call succeeds. `own` stands for the caller's
 * own id.
 */
export const accessQuestions: Record<string, { path?: string; body?: object; status?: number }> = {
  'get /api/properties/curated/{list}': { path: '/api/properties/curated/roi' },
  'get /api/properties/listed': { path: `/api/properties/listed?ids=${property}` },
  'get /api/properties/suggestions': { path: '/api/properties/suggestions?text=camp' },
  'get /api/properties/{id}': { path: `/api/properties/${property}` },
  'get /api/properties/{id}/facts': { path: `/api/properties/${property}/facts` },
  'get /api/states/{uf}/cities': { path: '/api/states/SP/cities' },
  'get /api/states/{uf}/municipalities': { path: '/api/states/SP/municipalities' },
  'post /api/home-purchase': { body: { renda: 4000, entrada: 60_000 } },
  'get /api/places/neighbors': { path: '/api/places/neighbors?uf=SP&city=itu' },
  'get /api/regions/{uf}/{city}': { path: '/api/regions/SP/Campinas' },
  'get /api/paid-prices': { path: '/api/paid-prices?state=PE&city=Recife&address=Rua%20A%2C%2010' },
  'get /api/photos': { path: `/api/photos?ids=${property}` },
  'get /api/photos/{id}/{n}': { path: `/api/photos/${property}/1`, status: 404 },
  'get /api/pictures/property/{id}': { path: `/api/pictures/property/${property}` },
  'get /api/pictures/place': { path: '/api/pictures/place' },
  'get /api/pictures/site': { path: '/api/pictures/site' },
  'post /api/auth/sign-in/email': {
    body: { email: 'ninguem@exemplo.com.br', password: 'errada' },
    status: 401,
  },
  'post /api/auth/sign-in/link': { body: { token: 'nenhum' }, status: 422 },
  'post /api/auth/demo': { status: 404 },
  'post /api/auth/request-password-reset': { body: { email: 'ninguem@exemplo.com.br' } },
  'post /api/auth/reset-password': { body: { token: 'nenhum', newPassword: 'x' }, status: 422 },
  'post /api/auth/change-password': { body: { currentPassword: 'x', newPassword: 'y' }, status: 422 },
  'delete /api/auth/sessions/{id}': { path: '/api/auth/sessions/not-mine', status: 404 },
  'patch /api/me': { body: { name: 'Maria' } },
  'patch /api/me/preferences': { body: { news: true } },
  'post /api/me/delete': { body: { password: 'errada' }, status: 422 },
  'post /api/calculators/financing': {
    body: {
      valorMercado: 2,
      valorArremate: 1,
      entradaPercent: 60,
      taxaJurosAnual: 9.8,
      numeroParcelas: 12,
      mesesAteVenda: 10,
      sistema: 'SAC',
    },
  },
  'post /api/calculators/bid': { body: { evaluationValue: 2, initialBid: 1 } },
  'post /api/calculators/costs': { body: { bid: 1, saleValue: 2, months: 12 } },
  'post /api/me/keys': { body: { name: 'Planilha', scopes: ['read'] } },
  'get /api/favorites': { path: '/api/favorites?user_id=:own' },
  'post /api/favorites': { body: { user_id: ':own', property: { id: property } } },
  'patch /api/favorites/{id}': {
    path: `/api/favorites/${property}`,
    body: { user_id: ':own', stage: 'visitado' },
  },
  'delete /api/favorites/{id}': { path: `/api/favorites/${property}?user_id=:own` },
  'get /api/favorites/ladders': { path: '/api/favorites/ladders?user_id=:own' },
  'post /api/favorites/bulk': { body: { user_id: ':own', ids: [property], change: { stage: 'reforma' } } },
  'get /api/desk/tag': { path: '/api/desk/tag?user_id=:own' },
  'get /api/clients': { path: '/api/clients?user_id=:own' },
  'put /api/clients/{id}': { path: `/api/clients/${randomUUID()}`, body: { user_id: ':own', name: 'Ana' } },
  'delete /api/clients/{id}': { path: `/api/clients/${randomUUID()}?user_id=:own` },
  'get /api/expenses': { path: '/api/expenses?user_id=:own' },
  'put /api/expenses/{id}': {
    path: `/api/expenses/${randomUUID()}`,
    body: { user_id: ':own', item_id: lot, date: '2026-01-10', kind: 'itbi', amount: 10 },
  },
  'delete /api/expenses/{id}': { path: `/api/expenses/${randomUUID()}?user_id=:own` },
  'get /api/own-lots': { path: '/api/own-lots?user_id=:own' },
  'get /api/own-lots/{id}/text': { path: `/api/own-lots/${lot}/text?user_id=:own` },
  'put /api/own-lots/{id}': { path: `/api/own-lots/${lot}`, body: { user_id: ':own', title: 'Casa' } },
  'patch /api/own-lots/{id}': { path: `/api/own-lots/${lot}`, body: { user_id: ':own', stage: 'lance' } },
  'delete /api/own-lots/{id}': { path: `/api/own-lots/${randomUUID()}?user_id=:own` },
  'get /api/shared-lists/{id}': { path: `/api/shared-lists/${sharedList}` },
  'post /api/shared-lists': { body: newSharedList },
  'patch /api/shared-lists/{id}': { path: `/api/shared-lists/${sharedList}`, body: { days: 30 } },
  'post /api/shared-lists/{id}/link': { path: `/api/shared-lists/${sharedList}/link`, body: { days: 7 } },
  'delete /api/shared-lists/{id}/questions/{question}': {
    path: `/api/shared-lists/${sharedList}/questions/${randomUUID()}`,
  },
  'delete /api/shared-lists/{id}': { path: `/api/shared-lists/${randomUUID()}` },
  'get /api/me/logo': { status: 404 },
  'put /api/me/logo': { status: 415 },
  'get /api/shared/{token}': { path: `/api/shared/${noLink}`, status: 404 },
  'get /api/shared/{token}/logo': { path: `/api/shared/${noLink}/logo`, status: 404 },
  'post /api/shared/{token}/reactions': {
    path: `/api/shared/${noLink}/reactions`,
    body: { visitor: randomUUID(), item: property, reaction: 'liked' },
    status: 404,
  },
  'post /api/shared/{token}/questions': {
    path: `/api/shared/${noLink}/questions`,
    body: { id: randomUUID(), text: 'Aceita FGTS?' },
    status: 404,
  },
  'get /api/saved-searches': { path: '/api/saved-searches?user_id=:own' },
  'get /api/saved-searches/previews': { path: '/api/saved-searches/previews?user_id=:own' },
  'post /api/saved-searches': { body: { user_id: ':own', name: 'Minha', filters: { state: 'SP' } } },
  'patch /api/saved-searches/{id}': { path: `/api/saved-searches/${search}`, body: { user_id: ':own' } },
  'delete /api/saved-searches/{id}': { path: `/api/saved-searches/${randomUUID()}?user_id=:own` },
  'post /api/notifications/read': { body: {} },
  'put /api/me/push': {
    body: {
      endpoint: 'https://push.example.com/x',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      publicKey: 'B'.repeat(87),
    },
    status: 503,
  },
  'delete /api/me/push/{id}': { path: `/api/me/push/${randomUUID()}` },
  'post /api/me/telegram/code': { status: 503 },
  'get /api/calendar/feed/{file}': { path: `/api/calendar/feed/${'A'.repeat(43)}.ics`, status: 404 },
  'post /api/parse-query': { body: { message: 'casas em SP' } },
  'post /api/chats': { body: {} },
  'get /api/chats/{id}': { path: `/api/chats/${chat}` },
  'patch /api/chats/{id}': { path: `/api/chats/${chat}`, body: { title: 'Minha' } },
  'delete /api/chats/{id}': { path: `/api/chats/${randomUUID()}` },
  'post /api/chat': { body: { message: 'oi' } },
  'post /api/ai-chat': { body: { message: 'oi' } },
  'post /api/title-records/explain': { body: { text: 'MATRÍCULA 1' } },
  'post /api/title-records/plain-words': { body: { passages: ['PENHORA'] } },
  'get /api/papers/{id}': { path: `/api/papers/${keptPaper}` },
  'put /api/papers/{id}': { path: `/api/papers/${randomUUID()}`, body: exampleEditalPaper },
  'delete /api/papers/{id}': { path: `/api/papers/${randomUUID()}` },
  'post /api/notices/explain': { body: { text: 'O arrematante paga a comissão de 5%.' } },
  'post /api/webhooks/lastlink': { body: {} },
  'get /api/properties/{id}/auction.ics': { path: `/api/properties/${property}/auction.ics`, status: 404 },
  'get /api/unsubscribe': { path: '/api/unsubscribe?token=nenhum', status: 422 },
  'post /api/unsubscribe': { path: '/api/unsubscribe?token=nenhum', body: {}, status: 422 },
  'post /api/admin/lastlink/simulate': { body: {} },
  'post /api/admin/lastlink/logs/{id}/reprocess': {
    path: `/api/admin/lastlink/logs/${randomUUID()}/reprocess`,
  },
  'post /api/admin/catalogue/refresh': { body: {} },
  'get /api/admin/users/{email}': { path: '/api/admin/users/a@b.co' },
  'post /api/admin/users/{email}/end-sessions': { path: '/api/admin/users/a@b.co/end-sessions' },
  'put /api/admin/users/{email}': { path: '/api/admin/users/a@b.co', body: {} },
  'post /api/admin/users/{email}/provisional-password': {
    path: '/api/admin/users/a@b.co/provisional-password',
  },
}

import { z } from 'zod'
import { listingChangeKinds } from '#domain/alerts/listing-change.ts'
import { modalities } from '#domain/property/listing.ts'
import { Property } from './property-schemas.ts'

const notificationTypes = ['auction', 'deal', 'client', 'system', 'news'] as const

const changeKind = z.enum(listingChangeKinds)

export const Notification = z
  .strictObject({
    id: z.uuid(),
    createdAt: z.iso.datetime({ offset: true }),
    read: z.boolean(),
    title: z.string(),
    description: z.string(),
    type: z.enum(notificationTypes).describe('A preferência a que pertence'),
    change: changeKind
      .nullable()
      .describe('O que houve com os imóveis de que trata; null: coisas diversas, ou não trata de imóveis'),
    link: z.string().nullable().describe('Página do site a que leva'),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>
/** Newest first, at most 100. */
export const Notifications = z.array(Notification)
export const NotificationsRead = z.object({
  ids: z.array(z.uuid()).max(200).optional().describe('Sem ids: todas'),
})

/** What one notification says about one listing. */
const ListingEvent = z
  .strictObject({
    notificationId: z.uuid().describe('O aviso do sino que o conta'),
    createdAt: z.iso.datetime({ offset: true }),
    read: z.boolean(),
    kind: changeKind.describe(
      'rung: desceu na escada de preços; returned: de volta à lista, numa busca; match: passou a atender à busca; listed: na primeira lista lida do estado, que não diz o que é novo',
    ),
    price: z.number().describe('Preço de que trata o aviso'),
    priceBefore: z.number().nullable().describe('Preço anterior, se era outro'),
    rungs: z.int().nullable().describe('Degraus que desceu; null quando não foi pela escada'),
    modalityBefore: z.enum(modalities).nullable().describe('Modalidade anterior, se era outra'),
    listDate: z.iso.date().nullable().describe('Data da lista que o diz; null no que não vem de lista'),
    reason: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('favorite') }),
        z.strictObject({
          kind: z.literal('search'),
          id: z.uuid(),
          name: z.string().nullable().describe('null: a busca foi apagada'),
        }),
      ])
      .describe('Por que diz respeito à conta'),
    property: Property.describe('O imóvel como está agora'),
  })
  .meta({ id: 'ListingEvent' })
export type ListingEvent = z.infer<typeof ListingEvent>

/** The notifications about listings since the last visit: those of the bell and of the mails. */
export const News = z
  .strictObject({
    lastVisit: z
      .union([z.iso.datetime({ offset: true }), z.literal('unknown')])
      .describe('Fim da visita anterior; unknown: não houve outra, e tudo o que há no sino conta'),
    notifications: z.int().nonnegative().describe('Avisos do sino sobre imóveis desde então'),
    unread: z.int().nonnegative().describe('Todos os avisos não lidos, como no sino'),
    counts: z
      .record(changeKind, z.int().nonnegative())
      .describe('Imóveis nesses avisos, por novidade; cada um conta uma vez'),
    events: z
      .array(ListingEvent)
      .describe('20 no máximo: uma de cada novidade, as mais importantes primeiro, depois uma segunda…'),
    totals: z.strictObject({
      favorites: z.int().nonnegative(),
      searches: z.int().nonnegative(),
    }),
  })
  .meta({ id: 'News' })
export type News = z.infer<typeof News>

/** What the link in a mail unsubscribes from: all mails of an account, or those about one saved search. */
export const Unsubscription = z
  .strictObject({
    address: z.string().describe('E-mail, mascarado'),
    search: z.string().nullable().describe('Nome da busca salva de que se trata; null: todos os e-mails'),
    mails: z.boolean().describe('Se ainda vão e-mails'),
  })
  .meta({ id: 'Unsubscription' })
export type Unsubscription = z.infer<typeof Unsubscription>
/** `all`: end every mail; `search`: end the alerts of the link's search; `again`: subscribe again. */
export const UnsubscribeChoice = z.object({ what: z.enum(['all', 'search', 'again']).default('all') })

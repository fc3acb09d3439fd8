import { z } from 'zod'

const notificationTypes = ['auction', 'deal', 'system', 'news'] as const

export const Notification = z
  .strictObject({
    id: z.uuid(),
    createdAt: z.iso.datetime({ offset: true }),
    read: z.boolean(),
    title: z.string(),
    description: z.string(),
    type: z.enum(notificationTypes).describe('A preferência a que pertence'),
    link: z.string().nullable().describe('Página do site a que leva'),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>
/** Newest first, at most 100. */
export const Notifications = z.array(Notification)
export const NotificationsRead = z.object({
  ids: z.array(z.uuid()).max(200).optional().describe('Sem ids: todas'),
})

/** The changes since the last visit. */
export const News = z
  .strictObject({
    since: z.iso.datetime({ offset: true }).nullable().describe('A visita anterior; null na primeira'),
    newListings: z.int().nonnegative().describe('Imóveis que entraram desde então'),
    favorites: z
      .array(
        z.strictObject({
          propertyId: z.string(),
          kind: z.enum(['cheaper', 'dearer', 'gone', 'back']),
          price: z.number(),
          priceBefore: z.number().nullable().describe('Preço de então, se era outro; null em gone'),
          propertyType: z.string(),
          category: z.string().nullable(),
          description: z.string(),
          neighborhood: z.string(),
          city: z.string(),
          state: z.string(),
        }),
      )
      .describe('Favoritos que mudaram, os mais recentes primeiro, 20 no máximo'),
    searches: z
      .array(z.strictObject({ id: z.uuid(), name: z.string(), newListings: z.int().positive() }))
      .describe('Buscas salvas com imóveis novos, entre as 50 últimas'),
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

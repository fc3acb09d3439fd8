import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { maxSharedListings, type SharedListDays, sharedListLengths } from '#contract/shared-list-limits.ts'
import type { SharedFigures, SharedLists, SharedSource } from '#contract/shared-list-schemas.ts'

/** A property of the desk that can be shown to a client. */
export type ShareItem = Favorite | OwnLot

/** A client, and how many properties have their label. */
export interface ShareClient {
  id: string
  name: string
  count: number
}

/** What the form of a new list holds. */
export interface ShareDraft {
  /** A client's id; `null`: the chosen properties. */
  client: string | null
  items: readonly string[]
  /** Empty = the default name. */
  title: string
  adviserName: string
  words: string
  showLogo: boolean
  figures: SharedFigures
  days: SharedListDays
}

/** Returns the id of a property or lot in a list. */
export const idOfShareItem = (item: ShareItem): string => ('property_id' in item ? item.property_id : item.id)

/** The figures that a new list shows by default: those a client decides by, without the owner's maximum bid. */
const usualFigures: SharedFigures = {
  price: true,
  discount: true,
  nextPrice: true,
  returnRange: true,
  maxBid: false,
  dayOne: true,
}

/** Begins a list as the last one was. */
export function beginShareDraft({
  lists: { lists, logo },
  accountName,
  client,
  items,
}: {
  lists: SharedLists
  accountName: string
  client: string | null
  items: readonly string[]
}): ShareDraft {
  const [last] = lists
  return {
    client,
    items: items.slice(0, maxSharedListings),
    title: '',
    adviserName: last?.adviserName ?? accountName.slice(0, sharedListLengths.adviserName),
    words: last?.words ?? '',
    showLogo: logo !== null && (last?.showLogo ?? true),
    figures: last?.figures ?? usualFigures,
    days: 30,
  }
}

/** Names a list that nobody named. */
export const nameShareDraft = ({ title, client }: ShareDraft, clients: readonly ShareClient[]): string => {
  if (title.trim() !== '') return title.trim()
  const name = clients.find(({ id }) => id === client)?.name
  return (name === undefined ? 'Imóveis escolhidos' : `Imóveis para ${name}`).slice(
    0,
    sharedListLengths.title,
  )
}

/** Lists the properties that a draft shows, the first ones first. */
export const listDraftItems = <T extends ShareItem>(
  { client, items }: Pick<ShareDraft, 'client' | 'items'>,
  all: readonly T[],
): T[] =>
  client === null
    ? items.flatMap(id => all.find(item => idOfShareItem(item) === id) ?? [])
    : all.filter(item => item.clients[client] === true).slice(0, maxSharedListings)

/** Returns the source of a new list: the chosen items, or everything with a client's label. */
export const toSharedSource = ({ client, items }: ShareDraft): SharedSource =>
  client === null ? { kind: 'items', items: [...items] } : { kind: 'client', client }

/** `Casa, Jardim Europa, Goiânia`; a lot as its owner calls it. */
export const nameShareItem = (item: ShareItem): string =>
  'property' in item
    ? [
        readHeadName(item.property),
        formatPlaceName(item.property.neighborhood),
        formatPlaceName(item.property.city),
      ]
        .filter(Boolean)
        .join(', ')
    : item.title

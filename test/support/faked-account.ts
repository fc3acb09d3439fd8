import { apiKeyCalls } from '#contract/api-key-calls.ts'
import { accountCalls } from '#contract/account-calls.ts'
import { defaultPreferences, type Me } from '#contract/account-schemas.ts'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { Facets, CatalogueStats } from '#contract/catalogue-schemas.ts'
import { type Channels, channelCalls } from '#contract/channel-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { geoCalls } from '#contract/geo-calls.ts'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import { notificationCalls } from '#contract/notification-calls.ts'
import type { News } from '#contract/notification-schemas.ts'
import { paidPriceCalls } from '#contract/paid-price-calls.ts'
import { photoCalls } from '#contract/photo-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { states } from '#domain/states.ts'
import type { FakedServer } from './faked-server.ts'
import { fakedNews } from './faked-news.ts'
import { listedProperty } from './property-detail.ts'

/** An account with a plan and nothing saved. */
export const fakedMe: Me = {
  user: {
    id: 'conta-de-ana-0001',
    email: 'ana@exemplo.com.br',
    name: 'Ana Investidora',
    city: 'Santo André',
    state: 'SP',
    createdAt: '2026-01-10T12:00:00Z',
  },
  plan: { type: 'annual', status: 'active', premiumUntil: '2199-01-01T00:00:00Z', renews: true },
  mustChangePassword: false,
  preferences: defaultPreferences,
  targetRoi: null,
  home: null,
  hasSeenOnboarding: true,
  demonstration: false,
  unreadNotifications: 0,
}

/** A server that sends to browsers and Telegram, and an account that has chosen nothing. */
const fakedChannels: Channels = {
  push: { publicKey: 'B'.repeat(87), devices: [] },
  telegram: { available: true, linked: null },
  calendar: { since: null },
}

/** The statistics of a catalogue with bank lists. */
export const fakedStats: CatalogueStats = {
  total: 30_123,
  states: 27,
  source: 'caixa',
  updatedAt: '2026-11-20T12:00:00Z',
  listDate: '2026-11-19',
  oldestListDate: '2026-11-19',
  lists: states
    .map(({ uf }) => ({ uf, listDate: '2026-11-19', firstListDate: '2026-01-08', total: 1115, unseen: 0 }))
    .sort((a, b) => a.uf.localeCompare(b.uf)),
  newLastImport: 71,
  gone: 12,
}

/** Nothing is counted. */
const facets: Facets = {
  total: 0,
  state: [],
  city: [],
  neighborhood: [],
  category: [],
  modality: [],
  price: [],
  financing: { yes: 0, no: 0, unknown: 0 },
  fgts: { yes: 0, no: 0, unknown: 0 },
  occupancy: { yes: 0, no: 0, unknown: 0 },
  paid: { yes: 0, no: 0, unknown: 0 },
}

/** Answers as for a visitor. */
export function fakeVisitor(server: FakedServer): void {
  server.answer(accountCalls.entry, { me: null, demonstration: true })
  server.answer(catalogueCalls.stats, fakedStats)
  server.answer(catalogueCalls.facets, facets)
  server.answer(catalogueCalls.suggestions, { places: [] })
  server.answer(photoCalls.knownPhotos, { photos: {}, pending: [] })
}

/** Answers as for this signed-in account, with what every page requests. */
export function fakeAccount(server: FakedServer, change: Partial<Me> = {}): Me {
  const me = { ...fakedMe, ...change }
  server.answer(accountCalls.entry, { me, demonstration: true })
  server.answer(accountCalls.me, me)
  server.answer(apiKeyCalls.apiKeys, [])
  server.answer(accountCalls.sessions, [
    {
      id: 's1',
      device: 'Firefox no Linux',
      createdAt: '2026-11-01T12:00:00Z',
      lastUsedAt: '2026-11-20T12:00:00Z',
      current: true,
    },
  ])
  server.answer(catalogueCalls.stats, fakedStats)
  server.answer(catalogueCalls.facets, facets)
  server.answer(catalogueCalls.suggestions, { places: [] })
  server.answer(photoCalls.knownPhotos, { photos: {}, pending: [] })
  server.answer(notificationCalls.notifications, [])
  server.answer(channelCalls.channels, fakedChannels)
  server.answer(geoCalls.municipalities, [{ code: '3547809', name: 'Santo André' }])
  server.answer(savedCalls.favorites, [])
  server.answer(savedCalls.favoriteLadders, [])
  server.answer(savedCalls.savedSearches, [])
  server.answer(paidPriceCalls.paidPriceCities, [])
  server.answer(keptPaperCalls.keptPapers, { items: [] })
  server.answer(sharedListCalls.sharedLists, { lists: [], logo: null })
  server.answer(sharedListCalls.clientAnswers, { reactions: [], questions: [] })
  return me
}

/** Fakes the calls of the dashboard besides those of every page. */
export function fakeDashboard(server: FakedServer, news: News = fakedNews([])): void {
  server.answer(notificationCalls.news, news)
  server.answer(chatCalls.chats, [])
  server.answer(catalogueCalls.count, { total: 1_234 })
  server.answer(catalogueCalls.search, {
    items: [listedProperty],
    total: 1,
    page: 0,
    limit: 3,
    corrections: [],
  })
}

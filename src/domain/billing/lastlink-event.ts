import { dayMs } from '../durations.ts'
import { fromReais, type Centavos } from '../money.ts'
import { tidyText } from '../fold-text.ts'

/**
 * The facts of one event of the payment provider; `null` when the event does not state them. Instants in epoch ms.
 */
export interface LastlinkEvent {
  /** The name as the provider spells it. */
  name: string | null
  /** The provider's number of the event. */
  id: string | null
  isTest: boolean
  at: number | null
  /** Lower case, one plain address. */
  email: string | null
  /** Whether the event names an e-mail address that no account could have. */
  emailRefused: boolean
  customer: string | null
  document: string | null
  phone: string | null
  products: { id: string | null; name: string | null }[]
  offer: string | null
  payment: string | null
  /** When the payment was made or the access began. */
  paidAt: number | null
  amount: Centavos | null
  currency: string
  method: string | null
  instalments: number | null
  subscription: string | null
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fields = (value: unknown): Fields => (isFields(value) ? value : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Reads text as one line without characters that a database refuses; `null` when nothing is left. */
function text(value: unknown, most = 200): string | null {
  if (typeof value !== 'string') return null
  const clean = tidyText(value.slice(0, 4 * most).replace(/\p{Cc}|\p{Surrogate}/gu, ' '))
  return [...clean].slice(0, most).join('').trim() || null
}

/** Addresses that accounts accept, without anything that could add a second recipient to a mail. */
const plainAddress = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

function address(value: unknown): string | null {
  const given = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return given.length <= 254 && plainAddress.test(given) ? given : null
}

const instantForm =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,3})\d*)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** JavaScript would read 30 February as 2 March. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Reads an instant from 2000 to 2199; without a zone it is UTC, because the provider states none. */
function instant(value: unknown): number | null {
  const parts = typeof value === 'string' ? instantForm.exec(value.trim()) : null
  if (!parts) return null
  const [, day = '', time = '00:00:00', fraction = '0', zone = 'Z'] = parts
  const offset = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  const at = Date.parse(`${day}T${time}.${fraction.padEnd(3, '0')}${offset}`)
  if (!isDay(day)) return null
  return at >= Date.UTC(2000, 0) && at < Date.UTC(2200, 0) ? at : null
}

/**
 * Returns the instant of an event in epoch ms. Clocks differ, so a date more than a day after the event was received counts
 * as the time at which it was received.
 */
export const clampEventTime = (at: number, receivedAt: number): number =>
  at > receivedAt + dayMs ? receivedAt : at

/** The highest amount that is accepted as a price, in reais: a trillion. */
const highestAmount = 1e12

function amount(value: unknown): Centavos | null {
  const reais = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof reais === 'number' && reais >= 0 && reais <= highestAmount ? fromReais(reais) : null
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1000 ? value : null
}

/** The first of several values that can be read. */
function first<T>(read: (value: unknown) => T | null, ...places: unknown[]): T | null {
  for (const place of places) {
    const found = read(place)
    if (found !== null) return found
  }
  return null
}

/**
 * Reads a webhook body of the payment provider, a purchase or an access event. Total: missing or wrong fields are
 * `null`; only a body that is not an object is no event.
 */
export function readLastlinkEvent(body: unknown): LastlinkEvent | null {
  if (!isFields(body)) return null
  const data = fields(body.Data)
  const [buyer, member, purchase] = [fields(data.Buyer), fields(data.Member), fields(data.Purchase)]
  const price = fields(purchase.Price)
  const payment = fields(purchase.Payment)
  const paidAmount = first(amount, price.Value, purchase.Price)
  const email = first(address, buyer.Email, member.Email)
  const products = [...list(data.Products), data.Product].filter(isFields).slice(0, 20)
  const subscriptions = [...list(data.Subscriptions), data.Subscription].map(given => fields(given).Id)
  return {
    name: text(body.Event, 100),
    id: text(body.Id),
    isTest: body.IsTest === true || body.IsTest === 'true',
    at: instant(body.CreatedAt),
    email,
    emailRefused: email === null && first(value => text(value), buyer.Email, member.Email) !== null,
    customer: first(value => text(value, 100), buyer.Name, member.Name),
    document: text(buyer.Document, 40),
    phone: text(buyer.PhoneNumber, 40),
    products: products.map(({ Id, Name }) => ({ id: text(Id), name: text(Name) })),
    offer: text(fields(data.Offer).Id),
    payment: text(purchase.PaymentId),
    paidAt: first(instant, purchase.PaymentDate, data.AccessStartedAt),
    amount: paidAmount,
    currency: first(value => text(value, 10), purchase.Currency, price.Currency) ?? 'BRL',
    method: text(payment.PaymentMethod, 50),
    instalments: count(payment.NumberOfInstallments),
    subscription: first(text, ...subscriptions, data.SubscriptionId, purchase.SubscriptionId),
  }
}

/** Whether the purchased plan is found only by a product, although the event names an offer. */
export const isPlanByProduct = (event: Pick<LastlinkEvent, 'offer' | 'products'>, plans: Plans): boolean =>
  event.offer !== null &&
  findPurchasedPlan(event, plans) !== null &&
  findPurchasedPlan({ offer: event.offer, products: [] }, plans) === null

type Plans<Plan extends string = string> = Readonly<Record<string, Plan>>

/**
 * Finds the purchased plan by the offer, otherwise by the products, never by price or name; `null` when neither is
 * configured.
 */
export function findPurchasedPlan<Plan extends string>(
  { offer, products }: Pick<LastlinkEvent, 'offer' | 'products'>,
  plans: Plans<Plan>,
): Plan | null {
  const byId = new Map(Object.entries(plans).map(([id, plan]) => [id.toLowerCase(), plan]))
  const ids = [offer, ...products.map(({ id }) => id)]
  return first(id => (typeof id === 'string' ? (byId.get(id.toLowerCase()) ?? null) : null), ...ids)
}

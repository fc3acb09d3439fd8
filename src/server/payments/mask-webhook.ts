import { maskAddress } from '../mail/mask-address.ts'
import { scrubPersonalData } from './scrub-personal-data.ts'

/** Fields whose values may be stored; the value of any other field is personal or unknown. */
const publicFields = new Set(
  `Id IsTest Event CreatedAt Value Price Source Recurrency PaymentId PaymentDate NextBilling ChargebackDate Currency
  NumberOfInstallments PaymentMethod InterestRateAmount IsUpsell ProductId CanceledDate ExpiredDate SubscriptionId
  AccessType AccessStartedAt AccessEndedAt UtmSource UtmMedium UtmCampaign`
    .split(/\s+/)
    .map(name => name.toLowerCase()),
)
/** Objects whose names are of things, not of people. */
const things = new Set(['product', 'products', 'offer'])
/** Objects whose e-mail the administrator may read, because people search the log by it. */
const customers = new Set(['buyer', 'member'])
const hidden = '***'
const deepest = 8
const most = 60

/** Removes characters a database refuses and cuts long texts. */
const cleanText = (text: string): string => text.slice(0, 1000).replace(/\p{Cc}|\p{Surrogate}/gu, '')
const shortenText = (text: string): string =>
  scrubPersonalData(cleanText(text))
    .slice(0, 200)
    .replace(/\p{Surrogate}/gu, '')

/** Shortens a name: `Ana Teste` → `Ana T.` */
function shortName(name: string): string {
  const [first = '', ...others] = shortenText(name).trim().split(/\s+/)
  const last = others.at(-1)
  return last ? `${first} ${[...last].slice(0, 1).join('')}.` : first
}

/** Masks a number: `529.982.247-25` → `***25`, which is enough to distinguish two. */
export const maskNumber = (number: string): string => hidden + number.replace(/\D/g, '').slice(-2)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Addresses and documents inside a value that should have none. */
const personalDataPattern = /@|\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/

function maskedText(name: string, text: string, inside: string): string {
  if (name === 'email') {
    const address = cleanText(text.trim())
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return shortenText(text)
    return customers.has(inside) ? address.toLowerCase().slice(0, 254) : maskAddress(address)
  }
  if (name === 'name') return things.has(inside) ? shortenText(text) : shortName(text)
  const shows = publicFields.has(name) && (uuid.test(text) || !personalDataPattern.test(text))
  return shows || text === '' ? shortenText(text) : hidden
}

function maskedValue(value: unknown, name: string, inside: string, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return publicFields.has(name) ? value : hidden
  if (typeof value === 'string') return maskedText(name, value, inside)
  if (depth === deepest) return hidden
  if (Array.isArray(value))
    return value.slice(0, most).map(each => maskedValue(each, name, inside, depth + 1))
  return maskedFields(value as object, name, depth + 1)
}

const maskedFields = (fields: object, name: string, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, most)
      .map(([key, value]) => [
        shortenText(key).slice(0, most),
        maskedValue(value, key.toLowerCase(), name, depth),
      ]),
  )

/**
 * Masks a body of the payment provider for storage: keeps numbers, dates, prices and products; of people the
 * customer's e-mail, first names and initials. Documents, phones, addresses, IPs and every unknown field become
 * `***`.
 */
export const maskBody = (body: unknown): unknown => maskedValue(body, '', '', 0)

const plainHeaders = new Set(['accept', 'accept-encoding', 'content-length', 'content-type', 'user-agent'])

/** Masks headers for storage: keeps all names, and only the values that identify no one. */
export const maskHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, most)
      .map(([name, value]) => [
        shortenText(name).slice(0, most),
        plainHeaders.has(name.toLowerCase()) ? shortenText(value) : hidden,
      ]),
  )

/** Masks a URL: removes the values of its query. */
export function maskUrl(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return search === '' ? pathname : `${pathname}?${hidden}`
}

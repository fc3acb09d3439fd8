import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { Cron } from 'croner'
import type { MinPlanPrices } from '#domain/billing/min-plan-price.ts'
import { fromReais } from '#domain/money.ts'
import { z } from 'zod'
import type { SalesSettings } from './sales-settings.ts'

/** A setting with a wrong value: one line that names the setting and the values it accepts. */
export class WrongSetting extends Error {}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())
const url = (...protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol))
const web = url('http:', 'https:')
/** An origin, as browsers write it. */
const site = web
  .refine(value => URL.canParse(value) && new URL(value).pathname === '/' && !/[?#]/.test(value))
  .transform(value => (URL.canParse(value) ? new URL(value).origin : value))
/** A list of origins. */
const webs = z.string().transform((text, context) =>
  text.split(',').map(part => {
    const parsed = site.safeParse(part.trim())
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', message: 'origin' })
    return z.NEVER
  }),
)
const secret = z.string().min(16)
const paidPlan = z.enum(['monthly', 'annual'])
const json = <T extends z.ZodType>(schema: T) =>
  z.string().transform((text, context): z.output<T> => {
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'JSON' })
      return z.NEVER
    }
  })
const plans = json(z.record(z.string(), paidPlan))
const planPrices = json(z.partialRecord(paidPlan, z.number().positive().max(1e9).transform(fromReais)))

/** Every setting: the values it accepts (shown to people when a value is wrong) and its schema. */
const settings = {
  PORT: ['um número de porta, de 0 a 65535', z.coerce.number().int().min(0).max(65535)],
  HOST: ['um endereço IP ou um nome de máquina', z.string().regex(/^[\w.:-]+$/)],
  DATA_DIR: ['o caminho de uma pasta', z.string().min(1)],
  DATABASE_URL: ['vazio ou postgres://usuario:senha@maquina/banco', url('postgres:', 'postgresql:')],
  PUBLIC_URL: ['um endereço http:// ou https://, sem caminho', site],
  AUTH_SECRET: ['um segredo de 16 caracteres ou mais', secret],
  TRUST_PROXY: ['on ou off', z.enum(['on', 'off'])],
  ADMIN_TOKEN: ['um segredo de 16 caracteres ou mais', secret],
  LASTLINK_TOKEN: [
    'um token de 16 caracteres ou mais, ou dois separados por vírgula',
    z.string().regex(/^[^,\s]{16,}(,[^,\s]{16,})?$/),
  ],
  LASTLINK_PLANS: ['JSON como {"id-da-oferta":"monthly"}, com monthly ou annual', plans],
  LASTLINK_MIN_PRICES: ['JSON como {"monthly":49.9,"annual":399}, em reais', planPrices],
  PLAN_PRICES: ['JSON como {"monthly":49.9,"annual":399}, em reais', planPrices],
  SALES_URL: ['um endereço http:// ou https://', web],
  SALES_CONTACT: ['um endereço de e-mail', z.email()],
  SMTP_URL: [
    'smtp:// ou smtps://, sem parâmetros depois de ?',
    // A query would overrule the encryption that mails need.
    url('smtp:', 'smtps:').refine(value => !value.includes('?')),
  ],
  MAIL_FROM: [
    'um endereço de e-mail, com ou sem nome',
    z.string().regex(/^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/),
  ],
  AI_BASE_URL: ['um endereço http:// ou https://', web],
  AI_MODEL: ['o nome de um modelo', z.string().min(1)],
  AI_API_KEY: ['uma chave', z.string().min(1)],
  GEOCODER: ['off, nominatim ou mapbox', z.enum(['off', 'nominatim', 'mapbox'])],
  GEOCODER_URL: ['um endereço http:// ou https://', web],
  MAPBOX_TOKEN: ['um token do Mapbox', z.string().min(1)],
  MAP_STYLE_URL: ['um endereço http:// ou https://', web],
  MAP_HOSTS: ['endereços http:// ou https:// separados por vírgula', webs],
  PHOTOS_URL: [
    'off, ou o endereço http:// ou https:// da pasta das fotos da Caixa',
    z.union([z.literal('off'), web]),
  ],
  PHOTO_CACHE_MB: ['um número de megabytes, de 10 a 1000000', z.coerce.number().int().min(10).max(1_000_000)],
  CATALOGUE_URL: ['o endereço http:// ou https:// da pasta das listas da Caixa', web],
  DETAILS_URL: [
    'off, ou o endereço http:// ou https:// da página de um imóvel da Caixa, à qual se junta ?hdnimovel=',
    z.union([z.literal('off'), web]),
  ],
  DETAILS_INTERVAL: [
    'segundos entre duas páginas de imóveis, de 1 a 3600',
    z.coerce.number().min(1).max(3600),
  ],
  ADMIN_EMAIL: ['um endereço de e-mail', z.email()],
  CATALOGUE_CRON: [
    'uma agenda cron de cinco campos, como 30 6 * * 1-5',
    z.string().regex(/^(\S+\s+){4}\S+$/),
  ],
  LOG_LEVEL: ['debug, info, warn, error ou silent', z.enum(['debug', 'info', 'warn', 'error', 'silent'])],
} as const satisfies Record<string, readonly [string, z.ZodType]>

type Name = keyof typeof settings

/** The name of an environment variable that is a setting. */
export type SettingName = Name

/** Every setting with the values it accepts, in Portuguese. */
export const settingValues: ReadonlyMap<SettingName, string> = new Map(
  (Object.keys(settings) as Name[]).map(name => [name, settings[name][0]]),
)

type Value<N extends Name> = z.output<(typeof settings)[N][1]>

/** An OpenAI-compatible server for the consultant's model. */
export interface ModelSettings {
  /** The address including the version, such as `https://api.example.com/v1`. */
  baseUrl: string
  name: string
  /** `null` for servers that need no key, such as local ones. */
  key: string | null
}

export interface ServerConfig {
  host: string
  port: number
  dataDir: string
  /** `null` selects the embedded database under `dataDir`. */
  databaseUrl: string | null
  /** The address where people reach the site; `null` selects the address it listens on. */
  publicUrl: string | null
  trustProxy: boolean
  /** The folder of the bank's list files. */
  catalogueUrl: string
  /** When the bank lists are requested, in Brasília time; `null` requests them only on demand. */
  catalogueCron: string | null
  /** The bank page of a listing; `null` requests no pages. */
  detailsUrl: string | null
  /** Milliseconds between two requests for bank pages. */
  detailsInterval: number
  lastlink: {
    /** Tokens accepted by the webhook; it refuses every request when there are none. */
    tokens: readonly string[]
    /** Maps an offer or product to its plan. */
    plans: Readonly<Record<string, 'monthly' | 'annual'>>
    /** The lowest price of each plan; an event of a lower payment is stored without an effect. */
    minPrices: MinPlanPrices
  }
  /** What the page of the plans says of them. */
  sales: SalesSettings
  /**
   * The operator's address for mails about problems; `null` shows problems only in the log and on the health page.
   */
  adminEmail: string | null
  logLevel: Value<'LOG_LEVEL'>
  /** The folder of the bank's photos; `null` requests no photos. */
  photosUrl: string | null
  /** Disk space in megabytes that copies of the photos may take. */
  photoCacheMegabytes: number
  geocoder: GeocoderSettings | null
  /** `null` when the consultant answers only by rules. */
  model: ModelSettings | null
  /** A map style (MapLibre JSON); `null` draws only the built-in outlines. */
  mapStyleUrl: string | null
  /** Further origins from which that style loads tiles, glyphs and sprites. */
  mapHosts: string[]
  /** Signs sessions; `null` generates a secret under `dataDir`, only for a server that no other machine reaches. */
  authSecret: string | null
  /**
   * Opens administration; `null` generates a token in demonstration mode and otherwise keeps administration closed.
   */
  adminToken: string | null
  /** `null` writes mails to a folder under `dataDir`. */
  smtpUrl: string | null
  mailFrom: string
  /** Embedded database on loopback: allows conveniences that must never exist on a public machine. */
  demonstration: boolean
}

/** An external service that geocodes addresses. */
export interface GeocoderSettings {
  provider: 'nominatim' | 'mapbox'
  url: string
  /** Only for Mapbox. */
  token: string | null
}

const caixa = 'https://venda-imoveis.caixa.gov.br'
const geocoders = { nominatim: 'https://nominatim.openstreetmap.org', mapbox: 'https://api.mapbox.com' }

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/**
 * Whether only this machine can reach the server: both the address it listens on and the public address are local.
 */
export const isLocalOnly = ({ host, publicUrl }: Pick<ServerConfig, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname))

/**
 * Reads and checks every setting.
 * @throws WrongSetting for the first wrong one
 */
export function loadConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const read = <N extends Name>(name: N): Value<N> | undefined => {
    const [takes, schema] = settings[name]
    const result = optional(schema).safeParse(env[name])
    if (!result.success) throw new WrongSetting(`Configuração inválida: ${name} deve ser ${takes}.`)
    return result.data as Value<N> | undefined
  }
  for (const name of Object.keys(settings) as Name[]) read(name)
  const host = read('HOST') ?? '127.0.0.1'
  const databaseUrl = read('DATABASE_URL') ?? null
  const publicUrl = read('PUBLIC_URL') ?? null
  const photosUrl = read('PHOTOS_URL') ?? `${caixa}/fotos`
  return {
    host,
    port: read('PORT') ?? 3000,
    dataDir: resolve(read('DATA_DIR') ?? './data/local'),
    databaseUrl,
    publicUrl,
    trustProxy: read('TRUST_PROXY') === 'on',
    catalogueUrl: (read('CATALOGUE_URL') ?? `${caixa}/listaweb`).replace(/\/+$/, ''),
    catalogueCron: cronFrom(read('CATALOGUE_CRON')),
    detailsUrl: detailsFrom(read),
    detailsInterval: (read('DETAILS_INTERVAL') ?? 6) * 1000,
    lastlink: {
      tokens: read('LASTLINK_TOKEN')?.split(',') ?? [],
      plans: read('LASTLINK_PLANS') ?? {},
      minPrices: read('LASTLINK_MIN_PRICES') ?? {},
    },
    sales: {
      prices: read('PLAN_PRICES') ?? {},
      url: read('SALES_URL') ?? null,
      contact: read('SALES_CONTACT') ?? null,
    },
    adminEmail: read('ADMIN_EMAIL') ?? null,
    logLevel: read('LOG_LEVEL') ?? 'info',
    photosUrl: photosUrl === 'off' ? null : photosUrl.replace(/\/+$/, ''),
    photoCacheMegabytes: read('PHOTO_CACHE_MB') ?? 2000,
    geocoder: geocoderFrom(read, publicUrl),
    model: modelFrom(read),
    mapStyleUrl: read('MAP_STYLE_URL') ?? null,
    mapHosts: read('MAP_HOSTS') ?? [],
    authSecret: read('AUTH_SECRET') ?? null,
    adminToken: read('ADMIN_TOKEN') ?? null,
    smtpUrl: read('SMTP_URL') ?? null,
    mailFrom: read('MAIL_FROM') ?? 'Arremate <nao-responda@localhost>',
    demonstration: databaseUrl === null && read('TRUST_PROXY') !== 'on' && isLocalOnly({ host, publicUrl }),
  }
}

type Read = <N extends Name>(name: N) => Value<N> | undefined

/** @throws WrongSetting when the fields are no valid schedule */
function cronFrom(schedule: string | undefined): string | null {
  if (schedule === undefined) return null
  try {
    // A paused job only parses the fields.
    new Cron(schedule, { paused: true, timezone: 'America/Sao_Paulo' })
    return schedule
  } catch {
    throw new WrongSetting(`Configuração inválida: CATALOGUE_CRON deve ser ${settings.CATALOGUE_CRON[0]}.`)
  }
}

/** Bank pages are requested automatically when bank lists are, unless the setting says otherwise. */
function detailsFrom(read: Read): string | null {
  const usual = read('CATALOGUE_CRON') === undefined ? 'off' : `${caixa}/sistema/detalhe-imovel.asp`
  const url = read('DETAILS_URL') ?? usual
  return url === 'off' ? null : url
}

function geocoderFrom(read: Read, publicUrl: string | null): GeocoderSettings | null {
  const provider = read('GEOCODER') ?? 'off'
  if (provider === 'off') return null
  const token = read('MAPBOX_TOKEN') ?? null
  if (provider === 'mapbox' && token === null) {
    throw new WrongSetting(
      'Configuração inválida: MAPBOX_TOKEN deve ser um token do Mapbox quando GEOCODER é mapbox.',
    )
  }
  const url = (read('GEOCODER_URL') ?? geocoders[provider]).replace(/\/+$/, '')
  // The public Nominatim requires clients to identify themselves; a local address identifies no one.
  const unnamed = publicUrl === null || isLoopback(new URL(publicUrl).hostname)
  if (provider === 'nominatim' && new URL(url).hostname.endsWith('openstreetmap.org') && unnamed) {
    throw new WrongSetting(
      'Configuração inválida: PUBLIC_URL deve ser o endereço do site quando GEOCODER usa o Nominatim público.',
    )
  }
  return { provider, url, token }
}

function modelFrom(read: Read): ModelSettings | null {
  const [baseUrl, name] = [read('AI_BASE_URL'), read('AI_MODEL')]
  if (baseUrl === undefined && name === undefined) return null
  if (baseUrl === undefined || name === undefined) {
    throw new WrongSetting('Configuração inválida: AI_BASE_URL e AI_MODEL vão juntas.')
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), name, key: read('AI_API_KEY') ?? null }
}

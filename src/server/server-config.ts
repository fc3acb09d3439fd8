import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { Cron } from 'croner'
import type { MinPlanPrices } from '#domain/billing/min-plan-price.ts'
import {
  createSettingReader,
  type ReadSetting,
  type SettingValue,
  settingValues,
  WrongSetting,
} from './server-settings.ts'
import type { Centavos } from '#domain/money.ts'

/** What the operator says of the plans; what is not set is unknown. */
interface SalesSettings {
  /** The price of each plan. */
  prices: Readonly<Partial<Record<'monthly' | 'annual', Centavos>>>
  /** Where the plans are sold. */
  url: string | null
  /** Whom to ask about the plans, an e-mail address. */
  contact: string | null
}

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
  logLevel: SettingValue<'LOG_LEVEL'>
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
  /** Encrypts backups and opens encrypted ones. */
  backupPassphrase: string | null
  /** `null` writes mails to a folder under `dataDir`. */
  smtpUrl: string | null
  mailFrom: string
  /** Signs what goes to push services; `null` generates a key under `dataDir`, if the database is there or all is local. */
  vapidPrivateKey: string | null
  /**
   * Encrypt kept papers, the first one; all decrypt. Without any a key is generated under `dataDir`, if the database is
   * there or all is local.
   */
  paperKeys: readonly string[]
  /** How push services reach the operator (RFC 8292). */
  vapidContact: string
  /** `null` when there is no bot. */
  telegram: TelegramSettings | null
  /** Embedded database on loopback: allows conveniences that must never exist on a public machine. */
  demonstration: boolean
}

/** A bot of Telegram. */
export interface TelegramSettings {
  token: string
  /** The address of the Bot API, without a trailing slash. */
  url: string
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

/** Whether a host names this machine: `localhost`, `::1` or 127.0.0.0/8. */
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
  const read = createSettingReader(env)
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
    vapidPrivateKey: read('VAPID_PRIVATE_KEY') ?? null,
    backupPassphrase: read('BACKUP_PASSPHRASE') ?? null,
    paperKeys: read('PAPERS_KEY')?.split(',') ?? [],
    vapidContact: read('VAPID_CONTACT') ?? contactFrom(read, publicUrl),
    telegram: telegramFrom(read),
    demonstration: databaseUrl === null && read('TRUST_PROXY') !== 'on' && isLocalOnly({ host, publicUrl }),
  }
}

/** @throws WrongSetting when the fields are no valid schedule */
function cronFrom(schedule: string | undefined): string | null {
  if (schedule === undefined) return null
  try {
    // A paused job only parses the fields.
    new Cron(schedule, { paused: true, timezone: 'America/Sao_Paulo' })
    return schedule
  } catch {
    throw new WrongSetting(
      `Configuração inválida: CATALOGUE_CRON deve ser ${settingValues.get('CATALOGUE_CRON')}.`,
    )
  }
}

/** Bank pages are requested automatically when bank lists are, unless the setting says otherwise. */
function detailsFrom(read: ReadSetting): string | null {
  const usual = read('CATALOGUE_CRON') === undefined ? 'off' : `${caixa}/sistema/detalhe-imovel.asp`
  const url = read('DETAILS_URL') ?? usual
  return url === 'off' ? null : url
}

/** The operator's address, else the site's. */
function contactFrom(read: ReadSetting, publicUrl: string | null): string {
  const address = read('ADMIN_EMAIL')
  if (address !== undefined) return `mailto:${address}`
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nao-responda@localhost'
}

function telegramFrom(read: ReadSetting): TelegramSettings | null {
  const token = read('TELEGRAM_BOT_TOKEN')
  if (token === undefined) return null
  return { token, url: (read('TELEGRAM_API_URL') ?? 'https://api.telegram.org').replace(/\/+$/, '') }
}

function geocoderFrom(read: ReadSetting, publicUrl: string | null): GeocoderSettings | null {
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

function modelFrom(read: ReadSetting): ModelSettings | null {
  const [baseUrl, name] = [read('AI_BASE_URL'), read('AI_MODEL')]
  if (baseUrl === undefined && name === undefined) return null
  if (baseUrl === undefined || name === undefined) {
    throw new WrongSetting('Configuração inválida: AI_BASE_URL e AI_MODEL vão juntas.')
  }
  return { baseUrl: baseUrl.replace(/\/+$/, ''), name, key: read('AI_API_KEY') ?? null }
}

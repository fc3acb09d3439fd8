import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type Settings, settingSections, settings as settingTable } from './server-settings.ts'

/** A setting with a wrong value: one line that names the setting and the values it accepts. */
export class WrongSetting extends Error {}

/** What a setting is for, as SETTINGS.md and .env.example describe it, in Portuguese. */
interface SettingDescription {
  name: string
  takes: string
  whenEmpty: string
  description: string
}

const SettingMeta = z.object({
  takes: z.string(),
  description: z.string(),
  whenEmpty: z.string().optional(),
})

function describeSetting(name: string, schema: z.ZodType): SettingDescription {
  const { whenEmpty, ...meta } = SettingMeta.parse(schema.meta())
  const value = schema.parse(undefined)
  const isPlain = typeof value === 'string' || typeof value === 'number'
  return { name, ...meta, whenEmpty: whenEmpty ?? (isPlain ? String(value) : 'vazio') }
}

/** Describes all settings by section, in the order of the documents. */
export const describeSettings = (): [section: string, settings: SettingDescription[]][] =>
  Object.entries(settingSections).map(([section, rows]) => [
    section,
    Object.entries(rows).map(([name, schema]) => describeSetting(name, schema)),
  ])

/**
 * Reads and checks every setting.
 * @throws WrongSetting for the first wrong one
 */
function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const result = settingTable.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  const name = String(result.error.issues[0]?.path[0])
  const wrong = describeSettings()
    .flatMap(([, rows]) => rows)
    .find(row => row.name === name)
  throw new WrongSetting(`Configuração inválida: ${name} deve ser ${wrong?.takes ?? 'outro valor'}.`)
}

/** An OpenAI-compatible server for the consultant's model. */
export interface ModelSettings {
  /** The address including the version, such as `https://api.example.com/v1`. */
  baseUrl: string
  name: string
  /** `null` for servers that need no key, such as local ones. */
  key: string | null
}

/** What the server is run with. */
export type ServerConfig = Readonly<ReturnType<typeof loadConfig>>

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
/** The addresses of the census of 2022, one zip a municipality in the folder of its state. */
const censusUrl =
  'https://ftp.ibge.gov.br/Cadastro_Nacional_de_Enderecos_para_Fins_Estatisticos/Censo_Demografico_2022/Arquivos_CNEFE/CSV/Municipio'
const geocoders = { nominatim: 'https://nominatim.openstreetmap.org', mapbox: 'https://api.mapbox.com' }

/** Whether a host names this machine: `localhost`, `::1` or 127.0.0.0/8. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/**
 * Whether only this machine can reach the server: both the address it listens on and the public address are local.
 */
export const isLocalOnly = ({ host, publicUrl }: { host: string; publicUrl: string | null }): boolean =>
  isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname))

/** An address without slashes at its end. */
const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/**
 * Reads and checks every setting.
 * @throws WrongSetting for the first wrong one
 */
export function loadConfig(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env)
  const { HOST: host, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl } = settings
  const trustProxy = settings.TRUST_PROXY === 'on'
  const photosUrl = settings.PHOTOS_URL ?? `${caixa}/fotos`
  return {
    host,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    /** `null` selects the embedded database under `dataDir`. */
    databaseUrl,
    /** The address where people reach the site; `null` selects the address it listens on. */
    publicUrl,
    trustProxy,
    /** The folder of the bank's list files. */
    catalogueUrl: withoutSlash(settings.CATALOGUE_URL ?? `${caixa}/listaweb`),
    /** When the bank lists are requested, in Brasília time; `null` requests them only on demand. */
    catalogueCron: settings.CATALOGUE_CRON,
    /** The bank page of a listing; `null` requests no pages. */
    detailsUrl: detailsFrom(settings),
    /** Milliseconds between two requests for bank pages. */
    detailsInterval: settings.DETAILS_INTERVAL * 1000,
    lastlink: {
      /** Tokens accepted by the webhook; it refuses every request when there are none. */
      tokens: settings.LASTLINK_TOKEN?.split(',') ?? [],
      /** Maps an offer or product to its plan. */
      plans: settings.LASTLINK_PLANS,
      /** The lowest price of each plan, in centavos; an event of a lower payment is stored without an effect. */
      minPrices: settings.LASTLINK_MIN_PRICES,
    },
    /** What the page of the plans says about buying; a setting that is empty is unknown. */
    sales: {
      /** The price of each plan, in centavos. */
      prices: settings.PLAN_PRICES,
      /** Where the plans are sold. */
      url: settings.SALES_URL,
      /** The e-mail address for questions about the plans. */
      contact: settings.SALES_CONTACT,
    },
    /** The operator's address for mails about problems; `null` shows problems only in the log and on the health page. */
    adminEmail: settings.ADMIN_EMAIL,
    logLevel: settings.LOG_LEVEL,
    /** Cities whose records of sales are downloaded once a day. */
    paidPriceCities: settings.PAID_PRICES,
    /** The site of the Banco Central's series; `null` asks none. */
    ratesUrl: settings.RATES_URL === null ? null : withoutSlash(settings.RATES_URL),
    /** The folder of the bank's photos; `null` requests no photos. */
    photosUrl: photosUrl === 'off' ? null : withoutSlash(photosUrl),
    /** Disk space in megabytes that copies of the photos may take. */
    photoCacheMegabytes: settings.PHOTO_CACHE_MB,
    geocoder: geocoderFrom(settings),
    /** Megabytes of addresses of the census that the server downloads by itself; 0 = none. */
    addressMegabytes: settings.ADDRESSES === 'auto' ? settings.ADDRESSES_MB : 0,
    /** The folders of municipalities of the census's addresses. */
    addressesUrl: withoutSlash(settings.ADDRESSES_URL ?? censusUrl),
    /** `null` when the consultant answers only by rules. */
    model: modelFrom(settings),
    /** A map style (MapLibre JSON); `null` draws only the built-in outlines. */
    mapStyleUrl: settings.MAP_STYLE_URL,
    /** Further origins from which that style loads tiles, glyphs and sprites. */
    mapHosts: settings.MAP_HOSTS,
    /** Signs sessions; `null` generates a secret under `dataDir`, only for a server that no other machine reaches. */
    authSecret: settings.AUTH_SECRET,
    /** Opens administration; `null` generates a token in demonstration mode and otherwise keeps administration closed. */
    adminToken: settings.ADMIN_TOKEN,
    /** `null` writes mails to a folder under `dataDir`. */
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    /** Signs what goes to push services; `null` generates a key under `dataDir`, if the database is there or all is local. */
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY,
    /** Encrypts backups and opens encrypted ones. */
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    /**
     * Encrypt kept papers, the first one; all decrypt. Without any a key is generated under `dataDir`, if the database is
     * there or all is local.
     */
    paperKeys: settings.PAPERS_KEY?.split(',') ?? [],
    /** How push services reach the operator (RFC 8292). */
    vapidContact: settings.VAPID_CONTACT ?? contactFrom(settings),
    /** `null` when there is no bot. */
    telegram: telegramFrom(settings),
    /** Embedded database on loopback: allows conveniences that must never exist on a public machine. */
    demonstration: databaseUrl === null && !trustProxy && isLocalOnly({ host, publicUrl }),
  }
}

/** Bank pages are requested automatically when bank lists are, unless the setting says otherwise. */
function detailsFrom({ CATALOGUE_CRON, DETAILS_URL }: Settings): string | null {
  const url = DETAILS_URL ?? (CATALOGUE_CRON === null ? 'off' : `${caixa}/sistema/detalhe-imovel.asp`)
  return url === 'off' ? null : url
}

/** The operator's address, else the site's. */
function contactFrom({ ADMIN_EMAIL, PUBLIC_URL }: Settings): string {
  if (ADMIN_EMAIL !== null) return `mailto:${ADMIN_EMAIL}`
  return PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:nao-responda@localhost'
}

const telegramFrom = ({ TELEGRAM_BOT_TOKEN, TELEGRAM_API_URL }: Settings): TelegramSettings | null =>
  TELEGRAM_BOT_TOKEN === null ? null : { token: TELEGRAM_BOT_TOKEN, url: withoutSlash(TELEGRAM_API_URL) }

function geocoderFrom({
  GEOCODER,
  GEOCODER_URL,
  MAPBOX_TOKEN,
  PUBLIC_URL,
}: Settings): GeocoderSettings | null {
  if (GEOCODER === 'off') return null
  if (GEOCODER === 'mapbox' && MAPBOX_TOKEN === null) {
    throw new WrongSetting(
      'Configuração inválida: MAPBOX_TOKEN deve ser um token do Mapbox quando GEOCODER é mapbox.',
    )
  }
  const url = withoutSlash(GEOCODER_URL ?? geocoders[GEOCODER])
  // The public Nominatim requires clients to identify themselves; a local address identifies no one.
  const unnamed = PUBLIC_URL === null || isLoopback(new URL(PUBLIC_URL).hostname)
  if (GEOCODER === 'nominatim' && new URL(url).hostname.endsWith('openstreetmap.org') && unnamed) {
    throw new WrongSetting(
      'Configuração inválida: PUBLIC_URL deve ser o endereço do site quando GEOCODER usa o Nominatim público.',
    )
  }
  return { provider: GEOCODER, url, token: MAPBOX_TOKEN }
}

function modelFrom({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Settings): ModelSettings | null {
  if (AI_BASE_URL === null && AI_MODEL === null) return null
  if (AI_BASE_URL === null || AI_MODEL === null) {
    throw new WrongSetting('Configuração inválida: AI_BASE_URL e AI_MODEL vão juntas.')
  }
  return { baseUrl: withoutSlash(AI_BASE_URL), name: AI_MODEL, key: AI_API_KEY }
}

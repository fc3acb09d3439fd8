import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { Cron } from 'croner'
import { z } from 'zod'

/** A setting with a wrong value: one line that names it and says what it takes. */
export class WrongSetting extends Error {}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())
const url = (...protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol))
const web = url('http:', 'https:')
/** The origin alone, as browsers write it. */
const site = web
  .refine(value => URL.canParse(value) && new URL(value).pathname === '/' && !/[?#]/.test(value))
  .transform(value => (URL.canParse(value) ? new URL(value).origin : value))
/** Several origins. */
const webs = z.string().transform((text, context) =>
  text.split(',').map(part => {
    const parsed = site.safeParse(part.trim())
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', message: 'origin' })
    return z.NEVER
  }),
)
const secret = z.string().min(16)
const plans = z.string().transform((text, context) => {
  try {
    return z.record(z.string(), z.enum(['monthly', 'annual'])).parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'plans' })
    return z.NEVER
  }
})

/** Every setting: what it takes (said to people when it is wrong), and its schema. */
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
  SMTP_URL: ['smtp:// ou smtps://', url('smtp:', 'smtps:')],
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

/** The name of an environment variable that sets something. */
export type SettingName = Name

/** Every setting with what it takes, in Portuguese. */
export const settingValues: ReadonlyMap<SettingName, string> = new Map(
  (Object.keys(settings) as Name[]).map(name => [name, settings[name][0]]),
)

type Value<N extends Name> = z.output<(typeof settings)[N][1]>

/** An OpenAI-compatible server that serves the consultant's model. */
export interface ModelSettings {
  /** Up to and with its version, as `https://api.example.com/v1`. */
  baseUrl: string
  name: string
  /** Some servers at home ask for none. */
  key: string | null
}

export interface Config {
  host: string
  port: number
  dataDir: string
  /** `null` = the embedded database under `dataDir`. */
  databaseUrl: string | null
  /** Where people reach the site; `null` = the address it listens on. */
  publicUrl: string | null
  trustProxy: boolean
  /** Folder of the bank's list files. */
  catalogueUrl: string
  /** When its lists are asked for, in Brasília's time; `null` = only when somebody asks. */
  catalogueCron: string | null
  /** The bank's page of a property; `null` = pages are not asked for. */
  detailsUrl: string | null
  /** Milliseconds between two of them. */
  detailsInterval: number
  lastlink: {
    /** Any of them opens the webhook; none = nobody gets in. */
    tokens: readonly string[]
    /** Offer or product → plan. */
    plans: Readonly<Record<string, 'monthly' | 'annual'>>
  }
  /** Who is told by mail when something needs the operator; `null` = the log and the health page alone. */
  adminEmail: string | null
  logLevel: Value<'LOG_LEVEL'>
  /** Folder of the bank's photos; `null` = photos are not asked for. */
  photosUrl: string | null
  /** How much of the disk our copies of them may take. */
  photoCacheMegabytes: number
  geocoder: GeocoderSettings | null
  /** `null` = the consultant answers by rules alone. */
  model: ModelSettings | null
  /** A map style (MapLibre JSON); `null` = our own outlines alone. */
  mapStyleUrl: string | null
  /** Further origins that style takes tiles, glyphs and sprites from. */
  mapHosts: string[]
  /** Signs sessions; `null` = one is generated and kept under `dataDir`, for this machine alone. */
  authSecret: string | null
  /** Opens administration; `null` = generated in demonstration mode, else nobody gets in. */
  adminToken: string | null
  /** `null` = mails are written to a folder under `dataDir`. */
  smtpUrl: string | null
  mailFrom: string
  /** Embedded database, loopback only: conveniences that must never exist on a public machine (decisions.md 15). */
  demonstration: boolean
}

/** An outside service that places addresses. */
export interface GeocoderSettings {
  provider: 'nominatim' | 'mapbox'
  url: string
  /** Mapbox's alone. */
  token: string | null
}

const caixa = 'https://venda-imoveis.caixa.gov.br'
const geocoders = { nominatim: 'https://nominatim.openstreetmap.org', mapbox: 'https://api.mapbox.com' }

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/** Whether only this machine can reach the server: what it listens on and what people type are both its own. */
export const staysHere = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname))

/** Reads and checks every setting. Throws `WrongSetting` for the first wrong one. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
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
    lastlink: { tokens: read('LASTLINK_TOKEN')?.split(',') ?? [], plans: read('LASTLINK_PLANS') ?? {} },
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
    demonstration: databaseUrl === null && read('TRUST_PROXY') !== 'on' && staysHere({ host, publicUrl }),
  }
}

type Read = <N extends Name>(name: N) => Value<N> | undefined

/** @throws WrongSetting where the fields hold no schedule */
function cronFrom(schedule: string | undefined): string | null {
  if (schedule === undefined) return null
  try {
    // A paused job only reads the fields.
    new Cron(schedule, { paused: true, timezone: 'America/Sao_Paulo' })
    return schedule
  } catch {
    throw new WrongSetting(`Configuração inválida: CATALOGUE_CRON deve ser ${settings.CATALOGUE_CRON[0]}.`)
  }
}

/** Pages are read by themselves where lists are, unless the setting says otherwise. */
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
  // Its usage policy asks who is asking; a machine's own address tells nobody.
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

/** Puts the settings of `.env`, where there is one, behind those of the environment. */
export function readDotEnv(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file)
}

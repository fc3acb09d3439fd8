import { z } from 'zod'
import { fromReais } from '#domain/money.ts'
import { paperKeysPattern } from './paper-key.ts'
import { isVapidPrivateKey } from './vapid-keys.ts'

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
  PAPERS_KEY: [
    'uma chave de 32 bytes em base64url (43 caracteres), ou duas separadas por vírgula',
    z.string().regex(paperKeysPattern),
  ],
  BACKUP_PASSPHRASE: ['uma senha de 16 caracteres ou mais', secret],
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
  VAPID_PRIVATE_KEY: [
    'uma chave privada P-256 de 32 bytes, em base64url (43 caracteres)',
    z.string().refine(isVapidPrivateKey),
  ],
  VAPID_CONTACT: ['mailto: e um endereço de e-mail, ou um endereço https://', url('mailto:', 'https:')],
  TELEGRAM_BOT_TOKEN: [
    'o token de um robô do Telegram, como 123456:ABC…',
    z.string().regex(/^\d{1,20}:[\w-]{20,100}$/),
  ],
  TELEGRAM_API_URL: ['um endereço http:// ou https://', web],
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

/** The value of a setting. */
export type SettingValue<N extends Name> = z.output<(typeof settings)[N][1]>

/** Reads a setting; `undefined` while it is empty. */
export type ReadSetting = <N extends Name>(name: N) => SettingValue<N> | undefined

/**
 * Checks every setting, and reads them.
 * @throws WrongSetting for the first wrong one
 */
export function createSettingReader(env: NodeJS.ProcessEnv): ReadSetting {
  const read: ReadSetting = name => {
    const [takes, schema] = settings[name]
    const result = optional(schema).safeParse(env[name])
    if (!result.success) throw new WrongSetting(`Configuração inválida: ${name} deve ser ${takes}.`)
    return result.data as SettingValue<typeof name> | undefined
  }
  for (const name of Object.keys(settings) as Name[]) read(name)
  return read
}

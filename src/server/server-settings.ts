import { Cron } from 'croner'
import { z } from 'zod'
import { fromReais } from '#domain/money.ts'
import { publishedCities } from '#domain/paid-prices/published-cities.ts'
import { paperKeysPattern } from './paper-key.ts'
import { isVapidPrivateKey } from './vapid-keys.ts'

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
const paidCityList = z
  .string()
  .transform(text => [...new Set(text.split(',').map(part => part.trim()))])
  .refine(cities => cities.every(city => publishedCities.includes(city)))
const schedule = z.string().refine(text => {
  if (text.trim().split(/\s+/).length !== 5) return false
  try {
    // A paused job only parses the fields.
    new Cron(text, { paused: true, timezone: 'America/Sao_Paulo' })
    return true
  } catch {
    return false
  }
})

/*
 * Every setting is one row: its schema with what applies while it is empty, and, in Portuguese for SETTINGS.md, .env.example
 * and messages, the values that it accepts (`takes`), what it is for (`description`), and what applies while it is empty
 * where that is not the default itself (`whenEmpty`).
 */

const serverSettings = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).meta({
    takes: 'um número de porta, de 0 a 65535',
    description: 'a porta onde o servidor escuta; 0 = qualquer uma livre',
  }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .meta({
      takes: 'um endereço IP ou um nome de máquina',
      description: 'o endereço onde o servidor escuta; só esta máquina, se for 127.0.0.1',
    }),
  PUBLIC_URL: site.nullable().default(null).meta({
    takes: 'um endereço http:// ou https://, sem caminho',
    whenEmpty: 'onde escuta',
    description:
      'o endereço que as pessoas usam: dos links nos e-mails; com `https://`, os cookies são só de HTTPS',
  }),
  TRUST_PROXY: z.enum(['on', 'off']).default('off').meta({
    takes: 'on ou off',
    description: '`on` atrás de um proxy: o endereço de quem visita vem do último `X-Forwarded-For`',
  }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').meta({
    takes: 'debug, info, warn, error ou silent',
    description: '`debug`, `info`, `warn`, `error`, `silent`',
  }),
}

const dataSettings = {
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data/local')
    .meta({ takes: 'o caminho de uma pasta', description: 'a pasta dos dados; um processo por vez' }),
  DATABASE_URL: url('postgres:', 'postgresql:').nullable().default(null).meta({
    takes: 'vazio ou postgres://usuario:senha@maquina/banco',
    description: 'vazio = banco embutido na pasta dos dados; `postgres://…` = PostgreSQL, para produção',
  }),
  AUTH_SECRET: secret.nullable().default(null).meta({
    takes: 'um segredo de 16 caracteres ou mais',
    whenEmpty: 'gerado, só para esta máquina',
    description:
      'assina as sessões; obrigatório quando outros alcançam o servidor, e o mesmo em todos os processos',
  }),
  ADMIN_TOKEN: secret.nullable().default(null).meta({
    takes: 'um segredo de 16 caracteres ou mais',
    whenEmpty: 'gerado na demonstração',
    description: 'abre a administração; sem ele, fora da demonstração, ninguém entra',
  }),
  PAPERS_KEY: z.string().regex(paperKeysPattern).nullable().default(null).meta({
    takes: 'uma chave de 32 bytes em base64url (43 caracteres), ou duas separadas por vírgula',
    whenEmpty: 'gerada em `DATA_DIR/secrets.json`',
    description:
      'cifra os papéis que as contas guardam; com `DATABASE_URL` num servidor aberto é preciso dá-la, a mesma em todos os processos, ou nenhum papel é guardado. Na troca, `nova,antiga`. Perdida, os papéis não abrem mais',
  }),
  BACKUP_PASSPHRASE: secret.nullable().default(null).meta({
    takes: 'uma senha de 16 caracteres ou mais',
    whenEmpty: 'nenhuma',
    description:
      'cifra as cópias de `npm run backup -- --encrypt` e as abre em `npm run restore`. Perdida, elas não abrem mais',
  }),
}

const mailSettings = {
  // A query would overrule the encryption that mails need.
  SMTP_URL: url('smtp:', 'smtps:')
    .refine(value => !value.includes('?'))
    .nullable()
    .default(null)
    .meta({
      takes: 'smtp:// ou smtps://, sem parâmetros depois de ?',
      description:
        '`smtp://usuario:senha@maquina`; um e-mail que não sai é tentado por três dias. Vazio = escritos em `DATA_DIR/mail`',
    }),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/)
    .default('Arremate <nao-responda@localhost>')
    .meta({ takes: 'um endereço de e-mail, com ou sem nome', description: 'o remetente dos e-mails' }),
  ADMIN_EMAIL: z.email().nullable().default(null).meta({
    takes: 'um endereço de e-mail',
    description: 'quem é avisado por e-mail quando algo precisa de quem opera',
  }),
}

const channelsSettings = {
  VAPID_PRIVATE_KEY: z.string().refine(isVapidPrivateKey).nullable().default(null).meta({
    takes: 'uma chave privada P-256 de 32 bytes, em base64url (43 caracteres)',
    whenEmpty: 'gerada em `DATA_DIR/secrets.json`',
    description:
      'assina os avisos que vão aos navegadores; com `DATABASE_URL` num servidor aberto é preciso dá-la, a mesma em todos os processos. Com outra chave, cada navegador assina de novo na visita seguinte',
  }),
  VAPID_CONTACT: url('mailto:', 'https:').nullable().default(null).meta({
    takes: 'mailto: e um endereço de e-mail, ou um endereço https://',
    whenEmpty: 'o ADMIN_EMAIL, ou o PUBLIC_URL',
    description: 'como os serviços de push falam com quem opera: `mailto:…` ou `https://…`',
  }),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{1,20}:[\w-]{20,100}$/)
    .nullable()
    .default(null)
    .meta({
      takes: 'o token de um robô do Telegram, como 123456:ABC…',
      description: 'o token do robô, dado pelo @BotFather; vazio = sem Telegram',
    }),
  TELEGRAM_API_URL: web
    .default('https://api.telegram.org')
    .meta({ takes: 'um endereço http:// ou https://', description: 'o endereço da API de robôs' }),
}

const paymentsSettings = {
  LASTLINK_TOKEN: z
    .string()
    .regex(/^[^,\s]{16,}(,[^,\s]{16,})?$/)
    .nullable()
    .default(null)
    .meta({
      takes: 'um token de 16 caracteres ou mais, ou dois separados por vírgula',
      description:
        'o token do webhook (16 caracteres ou mais); dois, separados por vírgula, durante a troca. Sem ele, todo evento é recusado',
    }),
  LASTLINK_PLANS: plans.default({}).meta({
    takes: 'JSON como {"id-da-oferta":"monthly"}, com monthly ou annual',
    description:
      '`{"id da oferta ou do produto":"monthly"}`, com `monthly` (30 dias) ou `annual` (360); ponha as ofertas e também os produtos',
  }),
  LASTLINK_MIN_PRICES: planPrices.default({}).meta({
    takes: 'JSON como {"monthly":49.9,"annual":399}, em reais',
    description:
      'o menor preço de cada plano, em reais: `{"monthly":49.9,"annual":399}`; um pagamento menor fica registrado e não abre acesso. Vazio = qualquer preço',
  }),
  PLAN_PRICES: planPrices.default({}).meta({
    takes: 'JSON como {"monthly":49.9,"annual":399}, em reais',
    description:
      'o preço de cada plano em `/planos`, em reais: `{"monthly":49.9,"annual":399}`; o que não estiver aqui aparece sem preço',
  }),
  SALES_URL: web.nullable().default(null).meta({
    takes: 'um endereço http:// ou https://',
    description: 'onde os planos são vendidos: o link de `/planos` para comprar',
  }),
  SALES_CONTACT: z.email().nullable().default(null).meta({
    takes: 'um endereço de e-mail',
    description:
      'o e-mail de quem responde sobre os planos, em `/planos`; vazio = a página não indica ninguém',
  }),
}

const bankSiteSettings = {
  CATALOGUE_URL: web.nullable().default(null).meta({
    takes: 'o endereço http:// ou https:// da pasta das listas da Caixa',
    whenEmpty: 'o site da Caixa',
    description: 'de onde as listas são baixadas',
  }),
  CATALOGUE_CRON: schedule.nullable().default(null).meta({
    takes: 'uma agenda cron de cinco campos, como 30 6 * * 1-5',
    description: 'quando baixá-las, em cinco campos e no horário de Brasília; vazio = só quando alguém pede',
  }),
  DETAILS_URL: z
    .union([z.literal('off'), web])
    .nullable()
    .default(null)
    .meta({
      takes:
        'off, ou o endereço http:// ou https:// da página de um imóvel da Caixa, à qual se junta ?hdnimovel=',
      whenEmpty: 'o site da Caixa com CATALOGUE_CRON, senão off',
      description: 'de onde vêm as páginas dos imóveis; `off` = só as importadas à mão',
    }),
  DETAILS_INTERVAL: z.coerce.number().min(1).max(3600).default(6).meta({
    takes: 'segundos entre duas páginas de imóveis, de 1 a 3600',
    description: 'segundos entre duas páginas',
  }),
  PHOTOS_URL: z
    .union([z.literal('off'), web])
    .nullable()
    .default(null)
    .meta({
      takes: 'off, ou o endereço http:// ou https:// da pasta das fotos da Caixa',
      whenEmpty: 'o site da Caixa',
      description:
        'de onde vêm as fotos; `off` = só os desenhos. Cada foto é pedida uma vez, quando alguém vê o imóvel (até quatro por segundo ao todo), e guardada em `DATA_DIR/photos`',
    }),
  PHOTO_CACHE_MB: z.coerce.number().int().min(10).max(1_000_000).default(2000).meta({
    takes: 'um número de megabytes, de 10 a 1000000',
    description: 'quanto essas cópias podem ocupar, em megabytes; saem as que ninguém vê há mais tempo',
  }),
}

const paidPriceSettings = {
  PAID_PRICES: paidCityList.default([]).meta({
    takes: `vazio, ou cidades separadas por vírgula: ${publishedCities.join(', ')}`,
    whenEmpty: 'nenhuma',
    description:
      'as cidades cujos registros de venda (ITBI) são baixados do site da prefeitura uma vez por dia; as outras se carregam com `npm run paid-prices`',
  }),
}

const ruleSettings = {
  RATES_URL: web.nullable().default(null).meta({
    takes: 'um endereço http:// ou https://',
    whenEmpty: 'nenhum',
    description:
      'de onde CDI, TR e IPCA das regras são buscados duas vezes por dia (séries do SGS), por exemplo `https://api.bcb.gov.br`; vazio = valem os da tabela, com a sua data',
  }),
}

const mapSettings = {
  ADDRESSES: z.enum(['off', 'auto']).default('off').meta({
    takes: 'off ou auto',
    description:
      '`auto` baixa do IBGE os endereços do Censo 2022 (CNEFE), um município depois do outro, e põe os imóveis no lugar; nenhum endereço sai desta máquina. Sem isso se carregam com `npm run addresses`',
  }),
  ADDRESSES_MB: z.coerce.number().int().min(1).max(100_000).default(300).meta({
    takes: 'um número de megabytes, de 1 a 100000',
    description: 'quanto esses endereços podem ocupar, em megabytes; o país inteiro cabe em uns 400',
  }),
  ADDRESSES_URL: web.nullable().default(null).meta({
    takes: 'o endereço http:// ou https:// das pastas de municípios do CNEFE',
    whenEmpty: 'o site do IBGE',
    description: 'de onde os endereços são baixados',
  }),
  MAP_STYLE_URL: web.nullable().default(null).meta({
    takes: 'um endereço http:// ou https://',
    description:
      'estilo de mapa (JSON do MapLibre) com ruas; vazio, ou enquanto não responde = os contornos dos estados, sem servidor de mapas',
  }),
  MAP_HOSTS: webs.default([]).meta({
    takes: 'endereços http:// ou https:// separados por vírgula',
    description:
      'outros endereços de onde o estilo busca blocos, letras e ícones, separados por vírgula: as páginas só podem carregar destes e do de `MAP_STYLE_URL`',
  }),
  GEOCODER: z.enum(['off', 'nominatim', 'mapbox']).default('off').meta({
    takes: 'off, nominatim ou mapbox',
    description:
      '`nominatim` ou `mapbox`: localiza os endereços aos poucos; sem ele, cada imóvel fica no centro do município',
  }),
  GEOCODER_URL: web.nullable().default(null).meta({
    takes: 'um endereço http:// ou https://',
    whenEmpty: 'o do serviço',
    description:
      'um Nominatim próprio: recomendado, porque o público desaconselha consultas em massa e só é aceito com `PUBLIC_URL`, que diz a ele quem pergunta',
  }),
  MAPBOX_TOKEN: z.string().min(1).nullable().default(null).meta({
    takes: 'um token do Mapbox',
    description:
      'o token do Mapbox; a conta precisa permitir geocodificação permanente (mais cara), a única que pode ser guardada',
  }),
}

const modelSettings = {
  AI_BASE_URL: web.nullable().default(null).meta({
    takes: 'um endereço http:// ou https://',
    description:
      'um modelo de linguagem atrás do consultor: o endereço do servidor até a versão (`https://api.openai.com/v1`, `http://127.0.0.1:11434/v1`); com `AI_MODEL`, ou nenhuma das duas',
  }),
  AI_MODEL: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .meta({ takes: 'o nome de um modelo', description: 'o nome do modelo' }),
  AI_API_KEY: z.string().min(1).nullable().default(null).meta({
    takes: 'uma chave',
    description: 'a chave desse servidor; alguns, na própria máquina, não pedem',
  }),
}

/** All settings by the section of SETTINGS.md that they stand in. */
export const settingSections = {
  Servidor: serverSettings,
  'Dados e segredos': dataSettings,
  'E-mail': mailSettings,
  'Avisos no navegador e no Telegram': channelsSettings,
  Pagamentos: paymentsSettings,
  'Site da Caixa': bankSiteSettings,
  'Preços pagos': paidPriceSettings,
  Regras: ruleSettings,
  'Mapa e endereços': mapSettings,
  'Modelo de linguagem': modelSettings,
} as const

/** All settings. */
export const settings = z.object({
  ...serverSettings,
  ...dataSettings,
  ...mailSettings,
  ...channelsSettings,
  ...paymentsSettings,
  ...bankSiteSettings,
  ...paidPriceSettings,
  ...ruleSettings,
  ...mapSettings,
  ...modelSettings,
})

/** The value of each setting; of an empty one its default, `null` where there is none. */
export type Settings = z.output<typeof settings>

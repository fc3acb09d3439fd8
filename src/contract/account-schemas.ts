import { z } from 'zod'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import { isTargetRoi } from '#domain/judgement/target-roi.ts'
import { percentField } from './calculator-fields.ts'
import { HomeProfile } from './home-profile-schemas.ts'
import { UfSchema } from './property-schemas.ts'
import { textLine } from './text-schema.ts'

const instant = z.iso.datetime({ offset: true })

/** The account as shown to its owner. */
export const User = z
  .strictObject({
    id: z.string(),
    email: z.email(),
    name: z.string(),
    city: z.string().nullable(),
    state: UfSchema.nullable(),
    createdAt: instant.describe('Membro desde'),
  })
  .meta({ id: 'User', description: 'A conta de quem entrou' })
export type User = z.infer<typeof User>

export const planTypes = ['annual', 'monthly', 'none'] as const
const grantedStatuses = ['active', 'suspended'] as const
/** What an account is granted; that a plan is over follows from its end and the clock. */
export type GrantedStatus = (typeof grantedStatuses)[number]

export const Plan = z
  .strictObject({
    type: z.enum(planTypes),
    status: z
      .enum([...grantedStatuses, 'expired'])
      .describe('suspended: só o perfil abre; expired: premiumUntil já passou'),
    premiumUntil: instant.nullable().describe('Até quando o acesso vale'),
    renews: z.boolean().nullable().describe('A assinatura se renova sozinha; null: não vem de assinatura'),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof Plan>

/** How often notifications that can wait are mailed. */
const mailRhythms = ['immediately', 'daily', 'weekly'] as const
export type MailRhythm = (typeof mailRhythms)[number]

const byMail = z.boolean().describe('Também por e-mail, se email está ligado')
const byPush = z.boolean().describe('Também nos navegadores ligados')
const byTelegram = z.boolean().describe('Também no Telegram, se ligado')
const hour = z.int().min(0).max(23)

/** Which notifications an account gets, and how. One field a choice, so that two devices do not undo each other's. */
export const Preferences = z
  .strictObject({
    auction: z.boolean().describe('Leilões próximos dos favoritos'),
    deal: z.boolean().describe('Imóveis novos nas buscas salvas e mudanças nos favoritos'),
    client: z.boolean().describe('Perguntas e reações de clientes nas listas enviadas'),
    system: z.boolean().describe('Avisos do sistema e do plano'),
    news: z.boolean().describe('Dicas e novidades'),
    email: z.boolean().describe('Receber os avisos também por e-mail'),
    rhythm: z
      .enum(mailRhythms)
      .describe('De quanto em quanto tempo o e-mail reúne os avisos; lembretes de leilão vão na hora'),
    auctionByMail: byMail,
    dealByMail: byMail,
    clientByMail: byMail,
    systemByMail: byMail,
    newsByMail: byMail,
    auctionByPush: byPush,
    dealByPush: byPush,
    clientByPush: byPush,
    systemByPush: byPush,
    newsByPush: byPush,
    auctionByTelegram: byTelegram,
    dealByTelegram: byTelegram,
    clientByTelegram: byTelegram,
    systemByTelegram: byTelegram,
    newsByTelegram: byTelegram,
    quiet: z.boolean().describe('Sem avisos nos navegadores e no Telegram nas horas de silêncio'),
    quietFrom: hour.describe('Hora de Brasília em que o silêncio começa'),
    quietTo: hour.describe('Hora de Brasília em que o silêncio acaba'),
  })
  .meta({ id: 'Preferences' })
export type Preferences = z.infer<typeof Preferences>

/** The preferences of a new account. */
export const defaultPreferences: Preferences = {
  auction: true,
  deal: true,
  client: true,
  system: true,
  news: false,
  email: true,
  rhythm: 'immediately',
  auctionByMail: true,
  dealByMail: true,
  clientByMail: true,
  systemByMail: true,
  newsByMail: true,
  auctionByPush: true,
  dealByPush: true,
  clientByPush: true,
  systemByPush: true,
  newsByPush: true,
  auctionByTelegram: true,
  dealByTelegram: true,
  clientByTelegram: true,
  systemByTelegram: true,
  newsByTelegram: true,
  quiet: true,
  quietFrom: 22,
  quietTo: 7,
}

/** The desired net ROI, in percent. */
const targetRoi = percentField(calculatorLimits.targetRoi, 'Meta de ROI líquido').refine(
  isTargetRoi,
  'Use no máximo duas casas decimais.',
)

export const Me = z
  .strictObject({
    user: User,
    plan: Plan,
    mustChangePassword: z.boolean().describe('A senha é provisória: só o perfil abre até a troca'),
    preferences: Preferences,
    targetRoi: targetRoi.nullable().describe('Meta de ROI líquido, em %; null: não escolhida, vale 15'),
    home: HomeProfile.nullable().describe('O que a família disse em /morar; null: nada'),
    hasSeenOnboarding: z.boolean(),
    demonstration: z.boolean().describe('É a conta de demonstração: não tem senha'),
    unreadNotifications: z.int().nonnegative(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

const email = z.string().trim().max(254).describe('E-mail da conta')
const password = z.string().min(1).max(1000)
/** The visitor's anonymous id, whose saved items join the account. */
const anonymousId = z.string().max(128).optional().describe('Identificador anônimo deste navegador')

export const SignIn = z.object({ email: email.min(1), password, anonymousId })
export const LinkSignIn = z.object({
  token: z.string().regex(/^[\w-]{1,200}$/, 'O link está incompleto.'),
  anonymousId,
})
export const DemoSignIn = z.object({ anonymousId })
export const PasswordResetRequest = z.object({ email: email.min(1) })
export const PasswordReset = z.object({
  token: z.string().regex(/^[\w-]{1,200}$/, 'O link está incompleto.'),
  newPassword: password,
})
export const PasswordChange = z.object({ currentPassword: password, newPassword: password })
export const AccountChange = z
  .object({
    name: textLine(100).min(1),
    city: textLine(100).nullable(),
    state: UfSchema.nullable(),
    targetRoi: targetRoi,
    home: HomeProfile.nullable(),
    hasSeenOnboarding: z.boolean(),
  })
  .partial()
export type AccountChange = z.infer<typeof AccountChange>
export const PreferencesChange = z.object(Preferences.shape).partial()
export const AccountDeletion = z.object({
  password: z.string().max(1000).optional().describe('A senha atual; a conta de demonstração não tem'),
})

export const Session = z
  .strictObject({
    id: z.string(),
    device: z.string().describe('Navegador e sistema, como Chrome no Android'),
    createdAt: instant,
    lastUsedAt: instant,
    current: z.boolean().describe('É esta em que se está'),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>
export const Sessions = z.array(Session)

/** A browser or an address from which the account signed in; the export lists them. */
export interface KnownClient {
  kind: 'device' | 'address'
  firstSeenAt: string
  lastSeenAt: string
}

/** The session and the possible ways to sign in; every visitor may call it. */
export const SessionEntry = z
  .strictObject({
    me: Me.nullable().describe('null: ninguém entrou'),
    demonstration: z.boolean().describe('Há a entrada de demonstração'),
  })
  .meta({ id: 'Entry' })
export type SessionEntry = z.infer<typeof SessionEntry>

/** The response of a call that only confirms its success. */
export const ActionDone = z.strictObject({ ok: z.literal(true) }).meta({ id: 'Done' })
export type ActionDone = z.infer<typeof ActionDone>

/** The account that an administrator's call is about, by its e-mail address in lower case. */
export const AccountInPath = z.object({
  email: z
    .preprocess(given => (typeof given === 'string' ? given.trim().toLowerCase() : given), z.email().max(254))
    .describe('E-mail da conta'),
})

export const ProvisionalPassword = z.strictObject({
  email: z.email(),
  password: z.string().describe('Mostrada só agora; precisa ser trocada na primeira entrada'),
})

/** An administrator's change to an account, which is created when it does not exist. */
export const AccountGrant = z.object({
  name: textLine(100).optional(),
  plan: z.enum(planTypes).optional(),
  status: z.enum(grantedStatuses).optional(),
  premiumUntil: instant
    .refine(text => text >= '1970' && text < '2200', 'Informe uma data de 1970 a 2199.')
    .nullable()
    .optional()
    .describe('Até quando o plano vale; um plano sem fim é recusado. null só com plan none'),
})
export type AccountGrant = z.infer<typeof AccountGrant>
export const GrantedAccount = z.strictObject({ user: User, plan: Plan, created: z.boolean() })

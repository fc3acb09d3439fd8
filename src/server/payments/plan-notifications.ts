import { pagePaths } from '#contract/page-paths.ts'
import type { PlanChange } from '#domain/billing/plan-changes.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription-status.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import type { AccountNotification } from '../notifications/notify-account.ts'

const names = { monthly: 'mensal', annual: 'anual', none: '' } as const

const formatPlanEnd = ({ until }: SubscriptionStatus): string =>
  until === null ? '' : formatBrasiliaDay(new Date(until).toISOString())

/** Describes a plan: `Plano mensal até 12 jul. 2026.` */
export function describePlan(subscriptionStatus: SubscriptionStatus): string {
  if (subscriptionStatus.status === 'suspended') return 'Plano suspenso.'
  return subscriptionStatus.plan === 'none'
    ? 'Sem plano.'
    : `Plano ${names[subscriptionStatus.plan]} até ${formatPlanEnd(subscriptionStatus)}.`
}

type AnnouncedStage = Exclude<PlanChange['kind'], 'grant' | 'access' | 'underpaid'>

type Letter = Pick<AccountNotification, 'title' | 'description' | 'urgent'>

/** `isAccessLeft`: paid time is left from another payment. */
const planMessages: Record<
  AnnouncedStage,
  (subscriptionStatus: SubscriptionStatus, isAccessLeft: boolean) => Letter
> = {
  payment: subscriptionStatus => ({
    title: 'Pagamento confirmado',
    description: `Recebemos seu pagamento. ${describePlan(subscriptionStatus)}`,
  }),
  pending: subscriptionStatus => ({
    title: 'Renovação em aberto',
    description: `A renovação da sua assinatura ainda não foi paga. Seu acesso vale até ${formatPlanEnd(subscriptionStatus)}.`,
  }),
  cancel: subscriptionStatus => ({
    title: 'Assinatura cancelada',
    description: `Ela não se renova mais. Seu acesso vale até ${formatPlanEnd(subscriptionStatus)}.`,
  }),
  end: (subscriptionStatus, isAccessLeft) => ({
    title: 'Assinatura encerrada',
    description: isAccessLeft
      ? `Uma de suas assinaturas terminou. ${describePlan(subscriptionStatus)}`
      : `Seu acesso valeu até ${formatPlanEnd(subscriptionStatus)}. Renove para continuar.`,
    urgent: !isAccessLeft,
  }),
  refund: (subscriptionStatus, isAccessLeft) => ({
    title: 'Pagamento reembolsado',
    description: isAccessLeft
      ? `Um de seus pagamentos foi devolvido. ${describePlan(subscriptionStatus)}`
      : 'O pagamento do período foi devolvido e o plano está suspenso.',
    urgent: !isAccessLeft,
  }),
  chargeback: (subscriptionStatus, isAccessLeft) => ({
    title: 'Pagamento estornado',
    description: isAccessLeft
      ? `Um de seus pagamentos foi contestado. ${describePlan(subscriptionStatus)}`
      : 'O pagamento foi contestado e o plano está suspenso.',
    urgent: !isAccessLeft,
  }),
}

/** Builds the account's notification of a change of its plan; `null` when there is none. */
export function buildPlanNotification(
  kind: PlanChange['kind'],
  subscriptionStatus: SubscriptionStatus,
  details: { id: string; userId: string; key: string; now: Date },
): AccountNotification | null {
  if (kind === 'grant' || kind === 'access' || kind === 'underpaid') return null
  const { id, userId, key, now } = details
  const isAccessLeft =
    subscriptionStatus.status === 'active' &&
    subscriptionStatus.until !== null &&
    subscriptionStatus.until > now.getTime()
  const letter = planMessages[kind](subscriptionStatus, isAccessLeft)
  return { id, userId, key, type: 'system', link: pagePaths.profile, ...letter }
}

import { pagePaths } from '#contract/pages.ts'
import type { Change } from '#domain/billing/changes.ts'
import type { Standing } from '#domain/billing/standing.ts'
import { day } from '#domain/brasilia.ts'
import type { Telling } from '../notifications/tell.ts'

const names = { monthly: 'mensal', annual: 'anual', none: '' } as const

const ends = ({ until }: Standing): string => (until === null ? '' : day(new Date(until).toISOString()))

/** Describes a plan: `Plano mensal até 12 jul. 2026.` */
export function inWords(standing: Standing): string {
  if (standing.status === 'suspended') return 'Plano suspenso.'
  return standing.plan === 'none' ? 'Sem plano.' : `Plano ${names[standing.plan]} até ${ends(standing)}.`
}

type Told = Exclude<Change['kind'], 'grant' | 'access'>

type Letter = Pick<Telling, 'title' | 'description' | 'urgent'>

/** `left`: paid time is left from another payment. */
const letters: Record<Told, (standing: Standing, left: boolean) => Letter> = {
  payment: standing => ({
    title: 'Pagamento confirmado',
    description: `Recebemos seu pagamento. ${inWords(standing)}`,
  }),
  pending: standing => ({
    title: 'Renovação em aberto',
    description: `A renovação da sua assinatura ainda não foi paga. Seu acesso vale até ${ends(standing)}.`,
  }),
  cancel: standing => ({
    title: 'Assinatura cancelada',
    description: `Ela não se renova mais. Seu acesso vale até ${ends(standing)}.`,
  }),
  end: (standing, left) => ({
    title: 'Assinatura encerrada',
    description: left
      ? `Uma de suas assinaturas terminou. ${inWords(standing)}`
      : `Seu acesso valeu até ${ends(standing)}. Renove para continuar.`,
    urgent: !left,
  }),
  refund: (standing, left) => ({
    title: 'Pagamento reembolsado',
    description: left
      ? `Um de seus pagamentos foi devolvido. ${inWords(standing)}`
      : 'O pagamento do período foi devolvido e o plano está suspenso.',
    urgent: !left,
  }),
  chargeback: (standing, left) => ({
    title: 'Pagamento estornado',
    description: left
      ? `Um de seus pagamentos foi contestado. ${inWords(standing)}`
      : 'O pagamento foi contestado e o plano está suspenso.',
    urgent: !left,
  }),
}

/** Builds the account's notification of a change of its plan; `null` when there is none. */
export function noticeOf(
  kind: Change['kind'],
  standing: Standing,
  about: { id: string; userId: string; event: string; now: Date },
): Telling | null {
  if (kind === 'grant' || kind === 'access') return null
  const { id, userId, event, now } = about
  const left = standing.status === 'active' && standing.until !== null && standing.until > now.getTime()
  const letter = letters[kind](standing, left)
  return { id, userId, key: `payment:${event}`, type: 'system', link: pagePaths.profile, ...letter }
}

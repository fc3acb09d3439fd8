import { formatBrasiliaLongDay } from '#domain/brasilia-time.ts'
import type { Me, Plan } from '#contract/account-schemas.ts'
import { restrictedPath } from '../../data/account/restricted-path.ts'

/** Formats an instant as its day in Brasília: `12 de novembro de 2027`. */
export const formatLongDate = (instant: string): string => formatBrasiliaLongDay(Date.parse(instant))

export const planLabels = { annual: 'Anual', monthly: 'Mensal', none: 'Sem Plano' } satisfies Record<
  Plan['type'],
  string
>

/** Describes the plan's status at `now` (epoch ms) for its badge; `null` when there is nothing to show. */
export function describePlanStatus(plan: Plan, now: number): { label: string; bad: boolean } | null {
  if (plan.status === 'suspended') return { label: 'Suspenso', bad: true }
  if (plan.premiumUntil === null) return null
  return Date.parse(plan.premiumUntil) > now
    ? { label: 'Ativo', bad: false }
    : { label: 'Vencido', bad: true }
}

/** Describes until when the plan gives access and what follows, or since when it has ended. */
export function describePlanTerm({ premiumUntil, renews, status }: Plan, now: number): string {
  if (premiumUntil === null) return 'nenhum plano nesta conta'
  const date = formatLongDate(premiumUntil)
  if (Date.parse(premiumUntil) <= now) return `venceu em ${date}`
  if (status === 'suspended' || renews === null) return `até ${date}`
  return renews ? `até ${date}, quando se renova` : `assinatura cancelada, acesso até ${date}`
}

/** Describes why only the profile opens and what to do about it; `null` without a restriction. */
export function describePlanWarning(me: Me, now: number): { title: string; text: string } | null {
  const kept = 'Seus favoritos e suas buscas salvas continuam guardados.'
  const reason = restrictedPath({ ...me, mustChangePassword: false }, now)
  if (reason === 'suspended')
    return {
      title: 'Acesso suspenso',
      text: `Seu plano está suspenso: por enquanto só o perfil, a busca e o mapa abrem. Quando o pagamento for regularizado, o acesso volta sozinho; se foi engano, responda ao e-mail da compra. ${kept}`,
    }
  if (reason !== 'expired') return null
  const { premiumUntil } = me.plan
  return premiumUntil === null
    ? {
        title: 'Conta sem plano',
        text: `Sem um plano, só o perfil, a busca e o mapa abrem. Compre um plano com este mesmo e-mail, ${me.user.email}: o acesso começa assim que o pagamento for confirmado. ${kept}`,
      }
    : {
        title: 'Acesso expirado',
        text: `Seu plano venceu em ${formatLongDate(premiumUntil)}: agora só o perfil, a busca e o mapa abrem. Para renovar, compre de novo com este mesmo e-mail, ${me.user.email}; o acesso volta assim que o pagamento for confirmado. ${kept}`,
      }
}

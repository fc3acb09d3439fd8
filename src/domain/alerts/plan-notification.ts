import { dayMs } from '../durations.ts'
import { formatBrasiliaDay } from '../brasilia-time.ts'
import type { NotificationText } from './search-notification.ts'
import { describeTimeInBrasilia } from './auction-notification.ts'

/**
 * When the end of a plan without automatic renewal is announced: while more than `above` and at most `most`
 * milliseconds of it are left. Only annual plans get the announcement a week before; an end long ago is not
 * announced.
 */
export const planStages = [
  { stage: '7d', plans: ['annual'], above: dayMs, most: 7 * dayMs },
  { stage: '1d', plans: ['annual', 'monthly', 'none'], above: 0, most: dayMs },
  { stage: 'ended', plans: ['annual', 'monthly', 'none'], above: -3 * dayMs, most: 0 },
] as const
export type PlanStage = (typeof planStages)[number]['stage']

/** The text of the notification; `until` is the plan's end (epoch ms). */
export function describePlanNotification(stage: PlanStage, until: number): NotificationText {
  const date = formatBrasiliaDay(new Date(until).toISOString())
  if (stage === 'ended') {
    return {
      title: 'Seu acesso terminou',
      description: `Seu plano valia até ${date}. Renove para voltar à busca, aos favoritos e aos avisos; o que você salvou continua guardado.`,
    }
  }
  return {
    title: `Seu acesso termina ${describeTimeInBrasilia(until)}`,
    description: `Seu plano vale até ${date} e não se renova sozinho. Renove para continuar com a busca e os avisos.`,
  }
}

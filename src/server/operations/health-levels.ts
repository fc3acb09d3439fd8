import { decimalFormat, integerFormat } from '#domain/format-figures.ts'
import type { HealthFigures } from '#contract/admin-schemas.ts'
import { judgeCatalogue, judgePages } from './catalogue-health.ts'
import {
  type HealthReadings,
  type HealthTrouble,
  type JudgedFigure,
  type JudgedGroup,
  ageMs,
  createFigure,
  createJudgedFigure,
  describeDuration,
  describeMegabytes,
  levelAbove,
} from './health-figure.ts'
import { judgeService } from './service-health.ts'
import { compareTroubles } from './trouble-kinds.ts'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { formatCount } from '#domain/format-count.ts'
import type { OutboxReadings, ServiceReadings } from './service-readings.ts'

/** Judges the mails and notifications that wait. */
function judgeMail(readings: ServiceReadings, now: Date): JudgedGroup {
  const { outbox, notificationsWaiting, oldestNotification } = readings
  const { waiting: mailsWaiting, oldest: oldestMail, problem: mailProblem } = outbox.mail
  const waited = ageMs(oldestMail, now)
  const problem = mailProblem === null ? undefined : `Último problema: ${mailProblem}`
  const waiting = formatCount(mailsWaiting, 'e-mail espera', 'e-mails esperam')
  const stuck = oldestMail === null ? waiting : `${waiting}, o mais antigo há ${describeDuration(waited)}`
  return {
    title: 'E-mail e avisos',
    figures: [
      createJudgedFigure(
        ['mails', 'E-mails na fila', integerFormat(mailsWaiting)],
        levelAbove(mailsWaiting, 100, 1000),
        {
          key: 'mails:many',
          title: 'Há muitos e-mails na fila',
          detail: `${stuck}.`,
          isMailed: false,
        },
      ),
      createJudgedFigure(
        [
          'oldestMail',
          'O mais antigo espera há',
          oldestMail === null ? 'nenhum' : describeDuration(waited),
          problem,
        ],
        levelAbove(waited, 15 * minuteMs, 6 * hourMs),
        {
          key: 'mails:waiting',
          title: 'E-mails não estão saindo',
          detail: `${stuck}. ${problem ? `${problem}. ` : ''}Confira SMTP_URL.`,
          // A mail about mails that do not leave would arrive when they do.
          isMailed: false,
        },
      ),
      describeSent('mailsSent', 'E-mails enviados hoje', outbox.mail),
      createJudgedFigure(
        ['notifications', 'Avisos por enviar', integerFormat(notificationsWaiting)],
        // Accounts with weekly mails let notifications wait for a week.
        levelAbove(ageMs(oldestNotification, now), 8 * dayMs, 15 * dayMs),
        {
          key: 'notifications:waiting',
          title: 'Avisos esperam há mais de uma semana por um e-mail',
          detail: `${formatCount(notificationsWaiting, 'aviso', 'avisos')}; o mais antigo há ${describeDuration(ageMs(oldestNotification, now))}.`,
        },
      ),
    ],
  }
}

const describeSent = (key: string, label: string, { sentToday, failedToday }: OutboxReadings): JudgedFigure =>
  createFigure(
    key,
    label,
    integerFormat(sentToday),
    failedToday === 0 ? undefined : formatCount(failedToday, 'não chegou', 'não chegaram'),
  )

/** Judges the messages to browsers and to Telegram. */
function judgeDeliveries({ outbox }: ServiceReadings, now: Date): JudgedGroup {
  const judge = (channel: 'push' | 'telegram', place: string, to: string): JudgedFigure[] => {
    const { waiting, oldest, problem } = outbox[channel]
    const waited = ageMs(oldest, now)
    return [
      describeSent(`${channel}Sent`, `Enviados hoje ${to}`, outbox[channel]),
      createFigure(`${channel}Waiting`, `Na fila ${place}`, integerFormat(waiting)),
      createJudgedFigure(
        [
          `${channel}Oldest`,
          `O mais antigo ${place} espera há`,
          oldest === null ? 'nenhum' : describeDuration(waited),
          problem === null ? undefined : `Último problema: ${problem}`,
        ],
        // A single browser may keep its messages waiting for three days.
        waited >= 6 * hourMs ? 'watch' : 'good',
        {
          key: `${channel}:waiting`,
          title: `Há avisos que não chegam ${to}`,
          detail: `${formatCount(waiting, 'aviso espera', 'avisos esperam')}, o mais antigo há ${describeDuration(waited)}.${problem === null ? '' : ` Último problema: ${problem}.`}`,
          isMailed: false,
        },
      ),
    ]
  }
  return {
    title: 'Navegadores e Telegram',
    figures: [
      ...judge('push', 'dos navegadores', 'aos navegadores'),
      ...judge('telegram', 'do Telegram', 'ao Telegram'),
    ],
  }
}

/** Judges the payment events. */
function judgePayments({ events, eventsToday }: ServiceReadings): JudgedGroup {
  const countToday = (status: string) => eventsToday[status] ?? 0
  const pending = events.pending ?? 0
  return {
    title: 'Pagamentos',
    figures: [
      createFigure('processed', 'Eventos processados em 24 h', integerFormat(countToday('processed'))),
      createFigure('ignored', 'Ignorados em 24 h', integerFormat(countToday('ignored'))),
      createJudgedFigure(
        ['errors', 'Com erro em 24 h', integerFormat(countToday('error'))],
        levelAbove(countToday('error'), 1, 10),
        {
          key: 'payments:errors',
          title: `${formatCount(countToday('error'), 'evento de pagamento deu', 'eventos de pagamento deram')} erro em 24 h`,
          detail: 'O motivo está ao lado de cada evento, em Pagamentos, Logs.',
          isMailed: false,
        },
      ),
      createJudgedFigure(
        [
          'pending',
          'Pendentes',
          integerFormat(pending),
          pending > 0 ? 'Alguém pagou e espera: complete LASTLINK_PLANS e reprocesse' : undefined,
        ],
        pending > 0 ? 'bad' : 'good',
        {
          key: 'payments:pending',
          title: `${formatCount(pending, 'pagamento espera', 'pagamentos esperam')} por um plano`,
          detail:
            'Alguém pagou e não tem acesso: complete LASTLINK_PLANS e, em Pagamentos, Logs, aplique de novo.',
          // `lastlink-offer-…` is mailed for each.
          isMailed: false,
        },
      ),
    ],
  }
}

/** Counts accounts and sessions. */
const describeAccounts = (readings: ServiceReadings): JudgedGroup => ({
  title: 'Contas',
  figures: [
    createFigure('accounts', 'Total', integerFormat(readings.accounts)),
    createFigure('active', 'Com plano ativo', integerFormat(readings.accountsActive)),
    createFigure('sessions', 'Sessões abertas', integerFormat(readings.sessions)),
  ],
})

export interface JudgedHealth {
  groups: HealthFigures['groups']
  /** What is wrong, the gravest first: every figure that is not good. */
  troubles: HealthTrouble[]
}

/** Computes the figures of the health page with their levels, and in words what is wrong with them. */
export function judgeHealth(health: HealthReadings): JudgedHealth {
  const judged = judgeGroups(health)
  return {
    groups: judged.map(({ title, figures }) => ({
      title,
      figures: figures.map(({ figure }) => figure),
    })),
    troubles: judged
      .flatMap(({ figures }) => figures.flatMap(({ trouble }) => trouble ?? []))
      .toSorted(compareTroubles),
  }
}

function judgeGroups(health: HealthReadings): JudgedGroup[] {
  const { readings, now } = health
  const groups = [judgeService(health), judgeDatabase(health)]
  if (readings === null) return groups
  return [
    ...groups,
    judgeCatalogue(readings, now),
    judgePages(readings, health),
    judgeMail(readings, now),
    judgeDeliveries(readings, now),
    judgePayments(readings),
    describeAccounts(readings),
  ]
}

function judgeDatabase({ engine, answeredIn, readings, now }: HealthReadings): JudgedGroup {
  const kind = createFigure('engine', 'Motor', engine === 'embedded' ? 'embutido (PGlite)' : 'PostgreSQL')
  const answers =
    answeredIn === null
      ? createJudgedFigure(
          ['answers', 'Responde em', 'não responde', 'Os outros números voltam com ele'],
          'bad',
          {
            key: 'database:away',
            title: 'O banco de dados não responde',
            detail: 'Nada é gravado, e só o que está na memória aparece. Os outros números voltam com ele.',
            isMailed: false,
          },
        )
      : createJudgedFigure(
          ['answers', 'Responde em', `${decimalFormat(answeredIn)} ms`],
          levelAbove(answeredIn, 250, 2000),
          {
            key: 'database:slow',
            title: 'O banco de dados está lento',
            detail: `Levou ${decimalFormat(answeredIn)} ms para responder agora.`,
            isMailed: false,
          },
        )
  const title = 'Banco de dados'
  if (readings === null) return { title, figures: [kind, answers] }
  const { databaseBytes, maintainedAt } = readings
  const tidied = maintainedAt === null ? 'não se sabe' : `há ${describeDuration(ageMs(maintainedAt, now))}`
  return {
    title,
    figures: [
      kind,
      answers,
      createFigure('size', 'Tamanho', describeMegabytes(databaseBytes)),
      createFigure('maintained', 'Última manutenção', tidied),
    ],
  }
}

import { dayMs, hourMs, minuteMs } from '../durations.ts'
import { formatBrazilianDate } from '#domain/calendar-date.ts'
import { brasiliaDayNumber, formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { decimalFormat, integerFormat } from '#domain/format-figures.ts'
import { judgeDiskLevel, type FreeDisk } from '../free-disk.ts'
import type { ServiceReadings } from './service-readings.ts'
import {
  levelAbove,
  ageMs,
  createFigure,
  type HealthGroup,
  describeDuration,
  bytesPerMegabyte,
  describeMegabytes,
} from './health-figure.ts'

/** The state of the service at one moment. */
export interface HealthReadings {
  now: Date
  startedAt: Date
  engine: 'embedded' | 'postgres'
  nodeVersion: string
  /** Bytes of the whole process. */
  memory: number
  /** Event loop delay in milliseconds, 99th percentile. */
  lag: number
  /** Of the data folder; `null` = the system does not say. */
  disk: FreeDisk | null
  /** Milliseconds until the database answered; `null` when it did not. */
  answeredIn: number | null
  /** `null` when the database does not answer. */
  readings: ServiceReadings | null
}

/** Computes the figures of the health page with their levels. */
export function judgeHealth(health: HealthReadings): HealthGroup[] {
  const { readings, now } = health
  const groups = [service(health), database(health)]
  if (readings === null) return groups
  return [
    ...groups,
    catalogue(readings, now),
    mail(readings, now),
    payments(readings),
    pages(readings),
    accounts(readings),
  ]
}

const diskLevels = { enough: 'good', low: 'watch', full: 'bad' } as const

const service = ({ now, startedAt, memory, lag, disk, nodeVersion }: HealthReadings): HealthGroup => ({
  title: 'Serviço',
  figures: [
    createFigure(
      'up',
      'No ar há',
      describeDuration(ageMs(startedAt, now)),
      'good',
      `Desde ${formatBrasiliaTime(startedAt.toISOString())}`,
    ),
    createFigure(
      'memory',
      'Memória',
      describeMegabytes(memory),
      levelAbove(memory, 800 * bytesPerMegabyte, 1500 * bytesPerMegabyte),
    ),
    createFigure(
      'lag',
      'Atraso do laço de eventos',
      `${decimalFormat(lag)} ms`,
      levelAbove(lag, 100, 1000),
      'No pior centésimo, desde a última consulta',
    ),
    ...(disk === null
      ? []
      : [
          createFigure(
            'disk',
            'Espaço livre em disco',
            describeMegabytes(disk.free),
            diskLevels[judgeDiskLevel(disk)],
            `De ${describeMegabytes(disk.total)}, onde fica DATA_DIR`,
          ),
        ]),
    createFigure('node', 'Versão do Node', nodeVersion),
  ],
})

function database({ engine, answeredIn, readings, now }: HealthReadings): HealthGroup {
  const kind = createFigure('engine', 'Motor', engine === 'embedded' ? 'embutido (PGlite)' : 'PostgreSQL')
  const answers =
    answeredIn === null
      ? createFigure('answers', 'Responde em', 'não responde', 'bad', 'Os outros números voltam com ele')
      : createFigure(
          'answers',
          'Responde em',
          `${decimalFormat(answeredIn)} ms`,
          levelAbove(answeredIn, 250, 2000),
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

const endings = { done: 'concluída', refused: 'recusada', dropped: 'interrompida', failed: 'falhou' }

function catalogue(
  { offered, listDate, source, lastImport, importedAt, importsRunning }: ServiceReadings,
  now: Date,
): HealthGroup {
  const title = 'Catálogo'
  const count = createFigure(
    'offered',
    'Imóveis ofertados',
    integerFormat(offered),
    offered === 0 ? 'bad' : 'good',
  )
  if (source === 'demo' || listDate === null) {
    const demo = createFigure('list', 'Lista', 'demonstração', 'watch', 'Importe uma lista da Caixa')
    return { title, figures: [count, demo] }
  }
  const days = Math.max(
    0,
    brasiliaDayNumber(now.getTime()) - brasiliaDayNumber(Date.parse(`${listDate}T15:00:00Z`)),
  )
  const last = importsRunning > 0 ? 'em andamento' : lastImport === null ? 'nenhuma' : endings[lastImport]
  return {
    title,
    figures: [
      count,
      createFigure('list', 'Data da lista', formatBrazilianDate(listDate)),
      // The bank publishes a list every working day; a long weekend is four days.
      createFigure(
        'age',
        'Idade da lista',
        `${days} ${days === 1 ? 'dia' : 'dias'}`,
        levelAbove(days, 5, 10),
      ),
      createFigure(
        'import',
        'Última importação',
        last,
        lastImport === 'failed'
          ? 'bad'
          : lastImport === 'refused' || lastImport === 'dropped'
            ? 'watch'
            : 'good',
        importedAt === null
          ? undefined
          : `A última com êxito: ${formatBrasiliaTime(importedAt.toISOString())}`,
      ),
    ],
  }
}

function mail(
  { mailsWaiting, oldestMail, mailProblem, notificationsWaiting, oldestNotification }: ServiceReadings,
  now: Date,
): HealthGroup {
  const waited = ageMs(oldestMail, now)
  return {
    title: 'E-mail e avisos',
    figures: [
      createFigure(
        'mails',
        'E-mails na fila',
        integerFormat(mailsWaiting),
        levelAbove(mailsWaiting, 100, 1000),
      ),
      createFigure(
        'oldestMail',
        'O mais antigo espera há',
        oldestMail === null ? 'nenhum' : describeDuration(waited),
        levelAbove(waited, 15 * minuteMs, 6 * hourMs),
        mailProblem === null ? undefined : `Último problema: ${mailProblem}`,
      ),
      createFigure(
        'notifications',
        'Avisos por enviar',
        integerFormat(notificationsWaiting),
        // Accounts with weekly mails let notifications wait for a week.
        levelAbove(ageMs(oldestNotification, now), 8 * dayMs, 15 * dayMs),
      ),
    ],
  }
}

function payments({ events, eventsToday }: ServiceReadings): HealthGroup {
  const of = (status: string) => eventsToday[status] ?? 0
  const pending = events.pending ?? 0
  return {
    title: 'Pagamentos',
    figures: [
      createFigure('processed', 'Eventos processados em 24 h', integerFormat(of('processed'))),
      createFigure('ignored', 'Ignorados em 24 h', integerFormat(of('ignored'))),
      createFigure('errors', 'Com erro em 24 h', integerFormat(of('error')), levelAbove(of('error'), 1, 10)),
      createFigure(
        'pending',
        'Pendentes',
        integerFormat(pending),
        pending > 0 ? 'bad' : 'good',
        pending > 0 ? 'Alguém pagou e espera: complete LASTLINK_PLANS e reprocesse' : undefined,
      ),
    ],
  }
}

const pages = ({ pagesRead, pagesUnread, pagesWanted }: ServiceReadings): HealthGroup => ({
  title: 'Páginas da Caixa',
  figures: [
    createFigure('read', 'Lidas', integerFormat(pagesRead)),
    createFigure('unread', 'Por ler', integerFormat(pagesUnread)),
    createFigure(
      'wanted',
      'Vistas por alguém, por ler',
      integerFormat(pagesWanted),
      levelAbove(pagesWanted, 200, 2000),
    ),
  ],
})

const accounts = (readings: ServiceReadings): HealthGroup => ({
  title: 'Contas',
  figures: [
    createFigure('accounts', 'Total', integerFormat(readings.accounts)),
    createFigure('active', 'Com plano ativo', integerFormat(readings.accountsActive)),
    createFigure('sessions', 'Sessões abertas', integerFormat(readings.sessions)),
  ],
})

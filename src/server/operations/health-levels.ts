import { brazilianDate } from '#domain/date.ts'
import { dayNumber, moment } from '#domain/brasilia.ts'
import { decimal, integer } from '#domain/format.ts'
import { diskLevel, type FreeDisk } from '../free-disk.ts'
import type { Readings } from './readings.ts'
import { above, age, figure, type Group, hour, lasting, megabyte, megabytes, minute } from './figure.ts'

/** The state of the service at one moment. */
export interface Health {
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
  readings: Readings | null
}

/** Computes the figures of the health page with their levels. */
export function healthGroups(health: Health): Group[] {
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

const service = ({ now, startedAt, memory, lag, disk, nodeVersion }: Health): Group => ({
  title: 'Serviço',
  figures: [
    figure(
      'up',
      'No ar há',
      lasting(age(startedAt, now)),
      'good',
      `Desde ${moment(startedAt.toISOString())}`,
    ),
    figure('memory', 'Memória', megabytes(memory), above(memory, 800 * megabyte, 1500 * megabyte)),
    figure(
      'lag',
      'Atraso do laço de eventos',
      `${decimal(lag)} ms`,
      above(lag, 100, 1000),
      'No pior centésimo, desde a última consulta',
    ),
    ...(disk === null
      ? []
      : [
          figure(
            'disk',
            'Espaço livre em disco',
            megabytes(disk.free),
            diskLevels[diskLevel(disk)],
            `De ${megabytes(disk.total)}, onde fica DATA_DIR`,
          ),
        ]),
    figure('node', 'Versão do Node', nodeVersion),
  ],
})

function database({ engine, answeredIn, readings, now }: Health): Group {
  const kind = figure('engine', 'Motor', engine === 'embedded' ? 'embutido (PGlite)' : 'PostgreSQL')
  const answers =
    answeredIn === null
      ? figure('answers', 'Responde em', 'não responde', 'bad', 'Os outros números voltam com ele')
      : figure('answers', 'Responde em', `${decimal(answeredIn)} ms`, above(answeredIn, 250, 2000))
  const title = 'Banco de dados'
  if (readings === null) return { title, figures: [kind, answers] }
  const { databaseBytes, maintainedAt } = readings
  const tidied = maintainedAt === null ? 'não se sabe' : `há ${lasting(age(maintainedAt, now))}`
  return {
    title,
    figures: [
      kind,
      answers,
      figure('size', 'Tamanho', megabytes(databaseBytes)),
      figure('maintained', 'Última manutenção', tidied),
    ],
  }
}

const endings = { done: 'concluída', refused: 'recusada', dropped: 'interrompida', failed: 'falhou' }

function catalogue(
  { offered, listDate, source, lastImport, importedAt, importsRunning }: Readings,
  now: Date,
): Group {
  const title = 'Catálogo'
  const count = figure('offered', 'Imóveis ofertados', integer(offered), offered === 0 ? 'bad' : 'good')
  if (source === 'demo' || listDate === null) {
    const demo = figure('list', 'Lista', 'demonstração', 'watch', 'Importe uma lista da Caixa')
    return { title, figures: [count, demo] }
  }
  const days = Math.max(0, dayNumber(now.getTime()) - dayNumber(Date.parse(`${listDate}T15:00:00Z`)))
  const last = importsRunning > 0 ? 'em andamento' : lastImport === null ? 'nenhuma' : endings[lastImport]
  return {
    title,
    figures: [
      count,
      figure('list', 'Data da lista', brazilianDate(listDate)),
      // The bank publishes a list every working day; a long weekend is four days.
      figure('age', 'Idade da lista', `${days} ${days === 1 ? 'dia' : 'dias'}`, above(days, 5, 10)),
      figure(
        'import',
        'Última importação',
        last,
        lastImport === 'failed'
          ? 'bad'
          : lastImport === 'refused' || lastImport === 'dropped'
            ? 'watch'
            : 'good',
        importedAt === null ? undefined : `A última com êxito: ${moment(importedAt.toISOString())}`,
      ),
    ],
  }
}

function mail(
  { mailsWaiting, oldestMail, mailProblem, noticesWaiting, oldestNotice }: Readings,
  now: Date,
): Group {
  const waited = age(oldestMail, now)
  return {
    title: 'E-mail e avisos',
    figures: [
      figure('mails', 'E-mails na fila', integer(mailsWaiting), above(mailsWaiting, 100, 1000)),
      figure(
        'oldestMail',
        'O mais antigo espera há',
        oldestMail === null ? 'nenhum' : lasting(waited),
        above(waited, 15 * minute, 6 * hour),
        mailProblem === null ? undefined : `Último problema: ${mailProblem}`,
      ),
      figure(
        'notices',
        'Avisos por enviar',
        integer(noticesWaiting),
        // Accounts with weekly mails let notifications wait for a week.
        above(age(oldestNotice, now), 8 * 24 * hour, 15 * 24 * hour),
      ),
    ],
  }
}

function payments({ events, eventsToday }: Readings): Group {
  const of = (status: string) => eventsToday[status] ?? 0
  const pending = events.pending ?? 0
  return {
    title: 'Pagamentos',
    figures: [
      figure('processed', 'Eventos processados em 24 h', integer(of('processed'))),
      figure('ignored', 'Ignorados em 24 h', integer(of('ignored'))),
      figure('errors', 'Com erro em 24 h', integer(of('error')), above(of('error'), 1, 10)),
      figure(
        'pending',
        'Pendentes',
        integer(pending),
        pending > 0 ? 'bad' : 'good',
        pending > 0 ? 'Alguém pagou e espera: complete LASTLINK_PLANS e reprocesse' : undefined,
      ),
    ],
  }
}

const pages = ({ pagesRead, pagesUnread, pagesWanted }: Readings): Group => ({
  title: 'Páginas da Caixa',
  figures: [
    figure('read', 'Lidas', integer(pagesRead)),
    figure('unread', 'Por ler', integer(pagesUnread)),
    figure('wanted', 'Vistas por alguém, por ler', integer(pagesWanted), above(pagesWanted, 200, 2000)),
  ],
})

const accounts = (readings: Readings): Group => ({
  title: 'Contas',
  figures: [
    figure('accounts', 'Total', integer(readings.accounts)),
    figure('active', 'Com plano ativo', integer(readings.accountsActive)),
    figure('sessions', 'Sessões abertas', integer(readings.sessions)),
  ],
})

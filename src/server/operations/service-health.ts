import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { decimalFormat, formatShortDate } from '#domain/format-figures.ts'
import type { KeySetting } from '../server-secrets.ts'
import type { WorkerState } from '../background/worker.ts'
import { type FreeDisk, judgeDiskLevel } from '../free-disk.ts'
import {
  type HealthReadings,
  type JudgedFigure,
  type JudgedGroup,
  ageMs,
  bytesPerMegabyte,
  createFigure,
  createJudgedFigure,
  describeDuration,
  describeMegabytes,
  levelAbove,
} from './health-figure.ts'
import type { WorkerName } from '../background/worker-names.ts'

const gigabyte = 1024 * 1024 * 1024

/** What is wrong when the data folder's disk is low or full: for the mail and for the health page. */
export const describeDiskTrouble = ({ free, total }: FreeDisk) => ({
  key: 'disk:low' as const,
  title: 'Pouco espaço em disco',
  detail: `Restam ${decimalFormat(free / gigabyte)} GB de ${decimalFormat(total / gigabyte)} GB no disco de DATA_DIR. Sem espaço, nada mais é gravado: libere ou aumente o disco.`,
})

interface WorkerWords {
  label: string
  /** What does not happen while it stands still. */
  consequence: string
}

const resumeImports = 'housekeeping: resume imports'

const words: Readonly<
  Record<Exclude<WorkerName, `housekeeping: ${string}`> | typeof resumeImports, WorkerWords>
> = {
  mail: { label: 'Envio de e-mails', consequence: 'Os e-mails não estão saindo' },
  digests: { label: 'Resumos por e-mail', consequence: 'Os resumos por e-mail não são escritos' },
  channels: {
    label: 'Avisos para navegadores e Telegram',
    consequence: 'Os avisos para navegadores e Telegram não são preparados',
  },
  push: { label: 'Envio aos navegadores', consequence: 'Os avisos não chegam aos navegadores' },
  telegram: { label: 'Envio ao Telegram', consequence: 'Os avisos não chegam ao Telegram' },
  'telegram updates': {
    label: 'Leitura do Telegram',
    consequence: 'Quem escreve ao robô do Telegram fica sem resposta',
  },
  alerts: { label: 'Avisos', consequence: 'Os avisos de buscas e favoritos pararam' },
  pages: { label: 'Leitura das páginas da Caixa', consequence: 'A leitura das páginas da Caixa parou' },
  refresh: { label: 'Download das listas', consequence: 'O download das listas da Caixa parou' },
  'search index': { label: 'Índice da busca', consequence: 'A busca não acompanha o catálogo' },
  'due facts': {
    label: 'Preços entre dois leilões',
    consequence: 'O preço que muda com a hora do primeiro leilão não é atualizado',
  },
  'waiting intervals': {
    label: 'Contagem do que saiu e do que baixou',
    consequence: 'O “vale esperar?” não acompanha as listas novas',
  },
  'paid prices': {
    label: 'Preços pagos',
    consequence: 'Os registros de venda das prefeituras não são atualizados',
  },
  rates: { label: 'Taxas do Banco Central', consequence: 'CDI, TR e IPCA das regras não são atualizados' },
  'paid prices of listings': {
    label: 'Preços pagos nos prédios',
    consequence: 'As estimativas dos imóveis não acompanham os registros das prefeituras',
  },
  geocoder: { label: 'Localização dos endereços', consequence: 'A localização dos endereços parou' },
  addresses: {
    label: 'Endereços do Censo',
    consequence: 'Os imóveis novos não são postos no lugar pelos endereços do Censo',
  },
  gazetteer: { label: 'Nomes de lugares', consequence: 'O consultor não aprende nomes novos de lugares' },
  disk: { label: 'Vigia do disco', consequence: 'O espaço em disco não está sendo vigiado' },
  health: { label: 'Vigia do serviço', consequence: 'Os problemas não estão sendo avisados por e-mail' },
  [resumeImports]: {
    label: 'Retomada de importações',
    consequence: 'Importações interrompidas não são retomadas',
  },
}

/** Names a worker in Portuguese; tasks of the housekeeping are named together. */
export const describeWorker = (name: WorkerName): WorkerWords =>
  name in words
    ? words[name as keyof typeof words]
    : {
        label: `Limpeza (${name.slice(name.indexOf(' ') + 1)})`,
        consequence: 'Uma limpeza periódica parou',
      }

const diskLevels = { enough: 'good', low: 'watch', full: 'bad' } as const

/** Judges the process, its workers and its disk. */
export function judgeService(health: HealthReadings): JudgedGroup {
  const { now, startedAt, memory, lag, disk, nodeVersion, workers } = health
  const failing = workers.flatMap(worker => judgeWorker(worker, now))
  const stopped = failing.length === 1 ? '1 parado' : `${failing.length} parados`
  return {
    title: 'Serviço',
    figures: [
      createFigure(
        'up',
        'No ar há',
        describeDuration(ageMs(startedAt, now)),
        `Desde ${formatBrasiliaTime(startedAt.toISOString())}`,
      ),
      createJudgedFigure(
        ['memory', 'Memória', describeMegabytes(memory)],
        levelAbove(memory, 800 * bytesPerMegabyte, 1500 * bytesPerMegabyte),
        {
          key: 'memory',
          title: 'O processo usa muita memória',
          detail: `${describeMegabytes(memory)}. Se continuar a crescer, reinicie o serviço.`,
          isMailed: false,
        },
      ),
      createJudgedFigure(
        [
          'lag',
          'Atraso do laço de eventos',
          `${decimalFormat(lag)} ms`,
          'No pior centésimo, desde a última consulta',
        ],
        levelAbove(lag, 100, 1000),
        {
          key: 'lag',
          title: 'O serviço responde devagar',
          detail: `Um pedido em cem esperou ${decimalFormat(lag)} ms desde a última consulta: falta processador.`,
          isMailed: false,
        },
      ),
      ...(disk === null
        ? []
        : [
            createJudgedFigure(
              [
                'disk',
                'Espaço livre em disco',
                describeMegabytes(disk.free),
                `De ${describeMegabytes(disk.total)}, onde fica DATA_DIR`,
              ],
              diskLevels[judgeDiskLevel(disk)],
              describeDiskTrouble(disk),
            ),
          ]),
      createFigure('workers', 'Trabalhos em segundo plano', failing.length === 0 ? 'em dia' : stopped),
      ...failing,
      ...judgeBackup(health),
      ...health.missingKeys.map(judgeMissingKey),
      createFigure('node', 'Versão do Node', nodeVersion),
    ],
  }
}

/** Failing for this long, or running for that long, a worker has stopped. */
const failsFor = 10 * minuteMs
const runsFor = 12 * hourMs

function judgeWorker({ name, failures, failingSince, runningSince }: WorkerState, now: Date): JudgedFigure[] {
  const failing = failures > 1 && ageMs(failingSince, now) >= failsFor
  const endless = ageMs(runningSince, now) >= runsFor
  if (!failing && !endless) return []
  const since = describeDuration(ageMs(failing ? failingSince : runningSince, now))
  const { label, consequence } = describeWorker(name)
  return [
    createJudgedFigure(
      [`worker:${name}`, label, failing ? `falha há ${since}` : `não termina há ${since}`],
      'bad',
      {
        key: `worker:${name}`,
        title: consequence,
        detail: failing
          ? `“${label}” falha há ${since}. A causa está no registro: worker_failed, worker ${name}.`
          : `“${label}” não termina há ${since}. Reinicie o serviço.`,
      },
    ),
  ]
}

const keyWords: Readonly<Record<KeySetting, { label: string; title: string }>> = {
  PAPERS_KEY: { label: 'Papéis guardados', title: 'Nenhum papel se guarda: falta PAPERS_KEY' },
  VAPID_PRIVATE_KEY: {
    label: 'Avisos no aparelho',
    title: 'Nenhum aviso chega aos aparelhos: falta VAPID_PRIVATE_KEY',
  },
}

function judgeMissingKey(setting: KeySetting): JudgedFigure {
  const { label, title } = keyWords[setting]
  return createJudgedFigure([`settings:${setting}`, label, 'sem chave'], 'watch', {
    key: `settings:${setting}`,
    title,
    detail: `Com DATABASE_URL a chave não é gerada, porque vários processos precisam da mesma. Defina ${setting} (docs/SETTINGS.md) e reinicie.`,
    isMailed: false,
  })
}

function judgeBackup({ lastBackup, readings, now }: HealthReadings): JudgedFigure[] {
  if (lastBackup === undefined || readings === null || readings.source === 'demo') return []
  const label = 'Última cópia de segurança'
  if (lastBackup === 'unreadable') {
    const trouble = {
      key: 'backup:unreadable',
      title: 'Não se sabe quando foi a última cópia de segurança',
      detail:
        'O registro last-backup.json, em DATA_DIR, não se lê. A próxima npm run backup o escreve de novo.',
      isMailed: false,
    } as const
    return [createJudgedFigure(['backup', label, 'não se sabe'], 'watch', trouble)]
  }
  const days = lastBackup === null ? null : Math.floor(ageMs(lastBackup, now) / dayMs)
  const level = days === null ? 'watch' : levelAbove(days, 8, 31)
  const value = days === null ? 'nenhuma' : days === 0 ? 'hoje' : `há ${describeDuration(days * dayMs)}`
  return [
    createJudgedFigure(['backup', label, value], level, {
      key: 'backup:old',
      title:
        lastBackup === null ? 'Nunca foi feita uma cópia de segurança' : 'A cópia de segurança está velha',
      detail: `${lastBackup === null ? 'Contas, favoritos e histórico estão só neste disco' : `A última é de ${formatShortDate(lastBackup.toISOString())}, ${value}`}. Faça uma com npm run backup.`,
    }),
  ]
}

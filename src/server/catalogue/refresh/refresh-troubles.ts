import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { stateName } from '#domain/states.ts'
import type { DownloadFailed } from '../import/download-failed.ts'
import { listListProblems } from './refresh-list-store.ts'
import { dayMs, hourMs, minuteMs } from '../../durations.ts'
import type { RoundDependencies } from './round-dependencies.ts'
import { failRound, postponeRound, type RefreshRound } from './round-store.ts'

/** Milliseconds until a refused round resumes, the first, second and third time; then it is given up. */
const backOffWaits = [30 * minuteMs, 2 * hourMs, 6 * hourMs]
/** Maximum wait, whatever the bank demands, so that the next schedule is not missed for ever. */
const longestWait = dayMs

/** Makes a refused round wait, or gives it up, and notifies the operator. */
export async function backOffRound(
  round: RefreshRound,
  failure: DownloadFailed,
  { db, log, now, operator }: Pick<RoundDependencies, 'db' | 'log' | 'now' | 'operator'>,
): Promise<void> {
  const problem = failure.message
  const wait = backOffWaits[round.attempts]
  const asked = Math.min((failure.retryAfter ?? 0) * 1000, longestWait)
  const until = wait === undefined ? null : new Date(now().getTime() + Math.max(wait, asked))
  log.warn({ problem, until, attempts: round.attempts }, 'the bank turned the refresh away')
  const under =
    until === null
      ? await failRound(db, round.id, { problem, at: now() })
      : await postponeRound(db, round.id, { problem, until })
  if (!under) return
  const next =
    until === null
      ? 'Não tenta mais por si até a próxima data da agenda.'
      : `Tenta de novo em ${formatBrasiliaTime(until.toISOString())}.`
  await operator.reportTrouble({
    key: 'refresh:blocked',
    title: failure.blocked
      ? 'O site da Caixa não está deixando baixar as listas'
      : 'O site da Caixa não está respondendo',
    detail: `${problem} ${next} O catálogo ficou como estava; as listas também podem ser baixadas pelo navegador e enviadas em Administração, Catálogo.`,
  })
}

/** Notifies the operator of the lists that could not be downloaded, as long as there are any. */
export async function reportListProblems(
  round: RefreshRound,
  { db, operator }: Pick<RoundDependencies, 'db' | 'operator'>,
): Promise<void> {
  const open = await listListProblems(db)
  if (open.length === 0) {
    await operator.endTrouble('refresh:lists')
    return
  }
  if (round.failed === 0) return
  await operator.reportTrouble({
    key: 'refresh:lists',
    title: `Listas da Caixa que não foram atualizadas: ${open.map(({ area }) => area).join(', ')}`,
    detail: open.map(({ area, problem }) => `${stateName(area)}: ${problem}`).join('\n'),
  })
}

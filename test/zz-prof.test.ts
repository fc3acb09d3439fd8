import { it } from 'vitest'
import { Session } from 'node:inspector/promises'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'
it('prof', async () => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  explainTitleRecord('AV-2: ' + ', '.repeat(6000), { today: '2026-11-28' })
  const { profile } = await session.post('Profiler.stop')
  const self = new Map<string, number>()
  const dt = profile.timeDeltas!,
    s = profile.samples!
  const byId = new Map(profile.nodes.map(n => [n.id, n]))
  s.forEach((id, i) => {
    const c = byId.get(id)!.callFrame
    const k = `${c.functionName} ${c.url.split('/').at(-1)}:${c.lineNumber}`
    self.set(k, (self.get(k) ?? 0) + dt[i]!)
  })
  console.log(
    [...self]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8)
      .map(([k, v]) => `${k} ${(v / 1000).toFixed(0)}`)
      .join('\n'),
  )
}, 100_000)

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltSite } from '#server/http/page-renderer.ts'

/** Pages that say what they were rendered for, and how many were rendered before. */
const renderer = `let rendered = 0
export const createPageRenderer = async () => async ({ address, hasSession, siteUrl }) => {
  if (address === '/moved') return { kind: 'redirect', status: 301, address: '/search?state=SP' }
  const text = [hasSession ? 'session' : 'visitor', address, siteUrl, rendered++].join(' ')
  return {
    kind: 'page',
    status: address === '/missing' ? 404 : 200,
    html: '<p>' + text + '</p>' + ' '.repeat(2_000),
    content: text.replace(/\\d+$/, ''),
    isIndexed: true,
  }
}
`

/** Writes a built site of few bytes into a temporary folder, which the caller removes. */
export async function writeFakeSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'arremate-site-'))
  const built = { folder, renderer: join(folder, 'render-page.mjs') }
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), '<!--head--><div><!--page--></div>')
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
  await writeFile(built.renderer, renderer)
  return built
}

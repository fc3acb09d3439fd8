import { describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { isCacheablePath } from './cached-paths.ts'

const examples: Record<string, string> = {
  list: 'roi',
  id: '8787700138874',
  uf: 'SP',
  city: 's%C3%A3o%20paulo',
}
const pathOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? '1')
const catalogue = /^\/api\/(properties|states|stats|regions)/

/** Every call of the API. */
const questions = Object.values(allCalls)
  .filter(({ method }) => method === 'get')
  .map(({ path, access, content }) => ({ path: pathOf(path), access, isFile: content !== undefined }))

/** Answers to half a word are never asked for again and would only displace lists. */
const typed = '/api/properties/suggestions'

describe('the stored answers are only those of the public catalogue', () => {
  it.each(questions)('$path ($access)', ({ path, access, isFile }) => {
    expect(isCacheablePath(path)).toBe(
      access === 'public' && catalogue.test(path) && !isFile && path !== typed,
    )
  })

  it.each(['/api/auth/session', '/api/me', '/api/notifications', '/api/properties/8787700138874', '/search'])(
    'excludes %s',
    path => expect(isCacheablePath(path)).toBe(false),
  )
})

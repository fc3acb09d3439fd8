import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { securityHeaders, withHeaders } from './security-headers.ts'

const policyOf = async (settings: Parameters<typeof securityHeaders>[0]) => {
  const app = new Hono()
  app.use(withHeaders(securityHeaders(settings)))
  app.get('/', c => c.text('x'))
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split('; ').map(rule => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]),
  )
}

describe('the content security policy', () => {
  it('allows only this site', async () => {
    const rules = await policyOf({ mapStyleUrl: null, mapHosts: [] })
    expect([...rules.values()].join(' ')).not.toMatch(/http|\*/)
    expect(rules.get('connect-src')).toBe("'self'")
    expect(rules.get('img-src')).toBe("'self' data: blob:")
  })

  it('with a map style, allows the origins of the style and its tiles, and only those', async () => {
    const rules = await policyOf({
      mapStyleUrl: 'https://estilo.example/mapa.json?key=x',
      mapHosts: ['https://tiles.example', 'https://estilo.example'],
    })
    expect(rules.get('connect-src')).toBe("'self' https://estilo.example https://tiles.example")
    expect(rules.get('img-src')).toBe("'self' data: blob: https://estilo.example https://tiles.example")
    expect(rules.get('script-src')).toBe("'self'")
    expect(rules.get('style-src')).toBe("'self'")
  })

  it('allows no map hosts without a style', async () => {
    const rules = await policyOf({ mapStyleUrl: null, mapHosts: ['https://tiles.example'] })
    expect(rules.get('connect-src')).toBe("'self'")
  })
})

it('the browser is held to HTTPS where people reach the site so, and nowhere else', () => {
  const transportSecurity = (publicUrl: string | null) =>
    securityHeaders({ mapStyleUrl: null, mapHosts: [], publicUrl })['Strict-Transport-Security']
  expect(transportSecurity('https://arremate.example')).toMatch(/^max-age=\d{8}/)
  expect([transportSecurity('http://127.0.0.1:3000'), transportSecurity(null)]).toEqual([
    undefined,
    undefined,
  ])
})

import { describe, expect, it } from 'vitest'
import { loadConfig, WrongSetting } from './server-config.ts'

describe('settings', () => {
  it('have defaults for a demonstration on this machine', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      trustProxy: false,
      logLevel: 'info',
      demonstration: true,
    })
    expect(config.dataDir).toMatch(/data.local$/)
  })

  it('read the lowest prices from reais into centavos', () => {
    const { lastlink } = loadConfig({ LASTLINK_MIN_PRICES: '{"monthly":49.9}' })
    expect(lastlink.minPrices).toEqual({ monthly: 4990 })
  })

  it('read what the plans cost, where they are sold and whom to ask', () => {
    expect(loadConfig({}).sales).toEqual({ prices: {}, url: null, contact: null })
    const { sales } = loadConfig({
      PLAN_PRICES: '{"annual":399}',
      SALES_URL: 'https://loja.example/arremate',
      SALES_CONTACT: 'vendas@arremate.example',
    })
    expect(sales).toEqual({
      prices: { annual: 39900 },
      url: 'https://loja.example/arremate',
      contact: 'vendas@arremate.example',
    })
  })

  it('count as unset when empty', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', LASTLINK_PLANS: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '3.5'],
    ['HOST', 'uma máquina'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'arquivo.db'],
    ['PUBLIC_URL', 'arremate.com.br'],
    ['PUBLIC_URL', 'https://arremate.example/app'],
    ['PUBLIC_URL', 'https://arremate.example/?x=1'],
    ['AUTH_SECRET', 'curto'],
    ['TRUST_PROXY', 'sim'],
    ['ADMIN_TOKEN', '123'],
    ['LASTLINK_TOKEN', `${'a'.repeat(16)},${'b'.repeat(16)},${'c'.repeat(16)}`],
    ['LASTLINK_TOKEN', 'curto'],
    ['LASTLINK_TOKEN', `${'a'.repeat(32)},curto`],
    ['LASTLINK_PLANS', '{"x":"weekly"}'],
    ['LASTLINK_PLANS', 'x=monthly'],
    ['LASTLINK_MIN_PRICES', '{"monthly":-1}'],
    ['LASTLINK_MIN_PRICES', '{"weekly":9}'],
    ['PLAN_PRICES', '49,90'],
    ['PLAN_PRICES', '{"monthly":0}'],
    ['SALES_URL', 'loja.example'],
    ['SALES_CONTACT', 'vendas'],
    ['SMTP_URL', 'http://mail'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=false'],
    ['MAIL_FROM', 'ninguém'],
    ['AI_BASE_URL', 'ftp://modelo'],
    ['AI_BASE_URL', 'api.modelo.com/v1'],
    ['GEOCODER', 'google'],
    ['MAP_STYLE_URL', 'estilo.json'],
    ['CATALOGUE_URL', 'caixa'],
    ['CATALOGUE_CRON', 'todo dia'],
    ['LOG_LEVEL', 'verbose'],
  ])('stop the start with one line that names %s when it is "%s"', (name, value) => {
    const load = () => loadConfig({ [name]: value })
    expect(load).toThrow(WrongSetting)
    expect(load).toThrow(new RegExp(`^Configuração inválida: ${name} deve ser [^\\n]+\\.$`))
  })

  it.each([
    [{}, null],
    [{ AI_API_KEY: 'chave' }, null],
    [
      { AI_BASE_URL: 'http://127.0.0.1:8080/v1/', AI_MODEL: 'modelo' },
      { baseUrl: 'http://127.0.0.1:8080/v1', name: 'modelo', key: null },
    ],
    [
      { AI_BASE_URL: 'https://api.example.com/v1', AI_MODEL: 'modelo', AI_API_KEY: 'chave' },
      { baseUrl: 'https://api.example.com/v1', name: 'modelo', key: 'chave' },
    ],
  ])('configure a model: %j %j', (env, model) => {
    expect(loadConfig(env).model).toEqual(model)
  })

  it.each([[{ AI_BASE_URL: 'https://api.example.com/v1' }], [{ AI_MODEL: 'modelo' }]])(
    'require the model’s address and name together: %j',
    env => {
      expect(() => loadConfig(env)).toThrow(/^Configuração inválida: AI_BASE_URL e AI_MODEL [^\n]+\.$/)
    },
  )

  it.each([
    [{ HOST: '0.0.0.0' }],
    [{ DATABASE_URL: 'postgres://a:b@127.0.0.1/c' }],
    [{ PUBLIC_URL: 'https://arremate.example' }],
    [{ TRUST_PROXY: 'on' }],
  ])('turn off demonstration mode when others can reach the server: %j', env => {
    expect(loadConfig(env).demonstration).toBe(false)
  })

  it.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'https://arremate.example' }, true],
    [{ GEOCODER_URL: 'https://nominatim.openstreetmap.org/' }, false],
    [{ GEOCODER_URL: 'http://127.0.0.1:8080' }, true],
  ])('allow the public Nominatim only for a site that identifies itself: %j %s', (env, starts) => {
    const load = () => loadConfig({ GEOCODER: 'nominatim', ...env })
    if (starts) expect(load().geocoder?.provider).toBe('nominatim')
    else expect(load).toThrow(/^Configuração inválida: PUBLIC_URL deve ser [^\n]+\.$/)
  })

  it('normalize the public address as browsers do', () => {
    expect(loadConfig({ PUBLIC_URL: 'HTTPS://Arremate.Example:443/' }).publicUrl).toBe(
      'https://arremate.example',
    )
  })

  it('keep demonstration mode for a loopback public address', () => {
    expect(loadConfig({ PUBLIC_URL: 'http://localhost:3000' }).demonstration).toBe(true)
  })
})
